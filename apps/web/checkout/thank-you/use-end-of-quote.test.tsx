import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { useEndOfQuote } from './PurchasedView.tsx'
import { aPolicy } from './testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

afterEach(() => {
  cleanup()
  resetQuote()
})

const outcome = {
  underwritingOutcomeResponseId: 'outcome-1',
  didRefer: false,
  didDecline: false,
  underwrittenOptions: [],
}
const results = (quoteReference: string) => ({
  quoteReference,
  expiryDate: '2026-12-15T00:00:00+00:00',
  paymentProvider: 'BRAINTREE' as const,
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  underwritingOutcome: outcome,
})

function PurchasedPage() {
  return <output>{useEndOfQuote(aPolicy())}</output>
}

/** A tab with answers, a price and the comparison site it came from. */
function arrive(held: ReturnType<typeof results>): void {
  useQuote.setState({
    typed: { 'proposerDetails.firstName': 'Priya' },
    aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'Q1', licenceNumberRequired: false },
  })
  useResults.setState({ results: held })
  render(<PurchasedPage />)
}

it('clears the quote and every answer from the tab once it is bought [D-046]', () => {
  arrive(results('A-2345678923'))
  expect(useQuote.getState().typed).toEqual({})
  expect(useQuote.getState().aggregator).toBeUndefined()
  expect(useResults.getState().results).toBeUndefined()
})

it('clears the annual quote when its paired thirty days were bought [D-046]', () => {
  const thirtyDayQuoteDetails = {
    quoteRef: 'A-2345678923',
    showOnly30DayQuote: false,
    thirtyDayUnderwritingOutcome: outcome,
  }
  arrive({ ...results('A-1111111111'), ...{ thirtyDayQuoteDetails } })
  expect(useResults.getState().results).toBeUndefined()
})

it('leaves another quote that was started since [D-046]', () => {
  arrive(results('A-9999999999'))
  expect(useQuote.getState().typed).toEqual({ 'proposerDetails.firstName': 'Priya' })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('returns the comparison site that the quote came from before it is cleared [AGG-13]', () => {
  arrive(results('A-2345678923'))
  expect(screen.getByRole('status').textContent).toBe('quotelark')
})
