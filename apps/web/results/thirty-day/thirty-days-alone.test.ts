import { expect, it, vi } from 'vitest'
import { pageOf } from '../../offer/get-price.ts'
import { paths } from '../../paths.ts'
import { restartOutcome } from '../../restart/testing/restart-quote.ts'
import { takeResumedQuote } from '../../resume/resumed-quote.ts'
import { answeredFor, aRestored } from '../../resume/testing/restored.ts'
import { useResults } from '../../state/results-state.ts'
import { thirtyDaysAfterContact } from './thirty-day-purchase.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

/** A renewal that the customer pays for by hand: thirty days without a paired year. */
async function held() {
  const alone = { underwritingOutcome: restartOutcome(), selectedOption: 'option-30' }
  await takeResumedQuote(aRestored(alone, answeredFor(1)), 'stored-quote')
  const { results } = useResults.getState()
  if (!results) throw new Error('No quote was taken')
  return results
}

it('leads thirty days without a year to their own page [NAV-08] [D-040]', async () => {
  expect(pageOf(await held())).toEqual({ to: paths.thirtyDayQuote, replace: false })
})

it('saves a new price of thirty days without a year [BUY-14]', async () => {
  const ids = { optionId: 'option-30', underwritingOutcomeResponseId: 'outcome-31' }
  const reply = { hasPriceChanged: true, ...ids, underwritingOutcome: restartOutcome('outcome-31') }
  const { underwritingOutcome } = thirtyDaysAfterContact(await held(), reply)
  expect(underwritingOutcome.underwritingOutcomeResponseId).toBe('outcome-31')
})
