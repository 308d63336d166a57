import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'
import { anOption, aQuote, readDocument } from '../testing/quotes.ts'
import { elements } from '../testing/read-pdf.ts'

const rowsOf = async (quote: ReturnType<typeof aQuote>) => {
  const { root } = await readDocument('key-facts', quote)
  return elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
}

it('adds up to the total to the penny', async () => {
  const rows = await rowsOf(aQuote('acorn_pc'))
  expect(rows.slice(0, 6)).toEqual([
    ['Premium for your cover, before tax', '£543.21'],
    [
      'Key Care: up to £1,500, no excess and no effect on your no claims discount, before tax (£17.99 with tax)',
      '£16.06',
    ],
    ['Legal expenses cover up to £75,000, before tax (£27.99 with tax)', '£24.99'],
    ['Insurance premium tax, 12% of the premium', '£70.12'],
    ['Policy administration fee, not refundable', '£35.00'],
    ['Total price', '£689.38'],
  ])
})

it('shows the same tax in the price, for the card and in the schedule [CON-20]', async () => {
  const { text } = await readDocument('key-facts', aQuote('acorn_pc'))
  expect(text).toContain('Includes insurance premium tax of £70.12 and the administration fee of £35.00')
  const { text: schedule } = await readPolicyDocument('schedule', aPolicy('acorn_pc'))
  for (const each of [text, schedule]) {
    expect(each).toContain('Insurance premium tax, 12% of the premium\n£70.12')
    expect(each).not.toContain('£65.19')
  }
})

it('shows both payment options and the extra cost of monthly payment [RES-11]', async () => {
  const { text } = await readDocument('key-facts', aQuote('acorn_pc'))
  expect(text).toContain('Pay monthly by Direct Debit\n£779.36\nin total\n')
  expect(text).toContain('Pay in full by card\n£689.38\nin one payment\n')
  expect(text).toContain('33.0% APR. Interest is £89.98: 15.00% fixed per annum, flat, on credit of £599.85.')
  expect(text).toContain('£89.98 more than paying in full.')
})

it('shows one payment option if there is only one [SUB-08]', async () => {
  const { text } = await readDocument('key-facts', aQuote('flag_taxi', { offer: { term: 'thirty-day' } }))
  expect(text).not.toContain('Pay monthly')
  expect(text).toContain('£623.40\nin one payment')
})

it('adds only the compulsory and the voluntary excess [RES-20]', async () => {
  const rows = await rowsOf(aQuote('acorn_pc'))
  const at = rows.findIndex(([name]) => name === 'Total excess')
  expect(rows.slice(at - 2, at + 5)).toEqual([
    ['Compulsory excess', '£250'],
    ['Voluntary excess', '£250'],
    ['Total excess', '£500'],
    ['Different excesses apply to', 'You pay'],
    ['Fire and theft', '£250'],
    ['Windscreen repair', '£25'],
    ['Windscreen replacement', '£115'],
  ])
})

it('has each endorsement with its own wording [RES-22]', async () => {
  const endorsements = [{ name: 'Garaging', wording: 'Keep it in a locked garage.' }]
  expect(await rowsOf(aQuote('acorn_pc', { offer: { endorsements } }))).toContainEqual([
    'Garaging',
    'Keep it in a locked garage.',
  ])
})

it('states the cost of protection and that it does not protect the price, with the tables of the order of 2015', async () => {
  const { text } = await readDocument('key-facts', aQuote('acorn_pc'))
  expect(text).toContain('the price implied by that choice is £42.10')
  expect(text).toContain('does not protect the overall price of your insurance')
  expect(await rowsOf(aQuote('acorn_pc'))).toContainEqual(['5', '58%', '3, 1, 0', '5, 5, 3'])
})

it('does not mention protection if it is not available [D-162]', async () => {
  const option = anOption('acorn_pc')
  const cover = { ...option.cover, noClaimsProtection: { kind: 'not-available' } as const }
  const { text } = await readDocument('key-facts', aQuote('acorn_pc', { option: { ...option, cover } }))
  expect(text).not.toContain('No claims discount protection')
})

it('lists the drivers, the vehicle and the start and end of cover', async () => {
  const rows = await rowsOf(aQuote('acorn_pc', { offer: { premium: pence(100) } }))
  expect(rows).toContainEqual(['Who may drive', 'Alan Morgan (main driver); Jo Ng'])
  expect(rows).toContainEqual(['Vehicle', 'AB19 CDE, Ford Fiesta, 2019'])
  expect(rows).toContainEqual(['Cover starts', '10:15 on 20 November 2026'])
  expect(rows).toContainEqual(['Cover ends', '23:59 on 19 November 2027'])
})

it('names the licensing authority of a taxi, which its endorsement refers to [DRV-14] [RES-22]', async () => {
  expect(await rowsOf(aQuote('acorn_taxi'))).toContainEqual(['Licensing authority', 'Birmingham'])
  const { text } = await readDocument('key-facts', aQuote('acorn_cv'))
  expect(text).not.toContain('Licensing authority')
})
