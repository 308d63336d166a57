import { expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import { termOffered, termsSold } from './terms-sold.ts'

const short = [{ code: 'SHORT_TERM_CARD_PAYMENT_V1' }]
const year = [{ code: 'TX_FINANCE_PLAN_V2' }, { code: 'ANNUAL_CARD_IN_FULL' }]

it.each(journeyIds)('%s sells annual or impound cover, never both [CON-27] [D-170]', (id) => {
  const { cover } = journeys[id]
  const sold = termsSold(cover)
  expect(sold.includes('impound')).toBe(!sold.includes('annual'))
  for (const options of [short, year, []]) expect(sold).toContain(termOffered(cover, options))
})

it('reads a short-term payment as 30 days on an annual journey and as impound cover on the other [CON-27] [RST-05]', () => {
  expect(termOffered(journeys.acorn_taxi.cover, short)).toBe('thirty-day')
  expect(termOffered(journeys.acorn_taxi.cover, year)).toBe('annual')
  expect(termOffered(journeys.briefly_impound.cover, short)).toBe('impound')
})

it('sells 30 days next to a year on the taxi journeys only [D-036]', () => {
  const beside = journeyIds.filter((id) => journeys[id].cover.pairedThirtyDays !== undefined)
  expect(beside).toEqual(['acorn_taxi', 'flag_taxi'])
})
