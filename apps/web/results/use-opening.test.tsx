import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { anOption, paymentOptions } from './testing/offers.ts'

let opening: typeof import('./ResultsPage.tsx')
let resultsState: typeof import('../state/results-state.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  opening = await import('./ResultsPage.tsx')
  resultsState = await import('../state/results-state.ts')
})
afterEach(() => resultsState.clearResults())

const { monthly, inFull } = paymentOptions('534.24')
const bothOptions = { ...anOption, paymentCollectionOptions: [monthly, inFull] }

function priced(option = bothOptions) {
  return {
    quoteReference: 'A-0000000000A',
    expiryDate: '2026-12-15T00:00:00+00:00',
    paymentProvider: 'BRAINTREE' as const,
    affordabilityCheck: false,
    isLatestFullyPricedQuote: true,
    underwritingOutcome: {
      underwritingOutcomeResponseId: 'o',
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [option],
    },
  }
}
const method = () => resultsState.useResults.getState().paymentMethod

it('starts with monthly payment and ends a thirty-day choice [RES-17]', () => {
  resultsState.useResults.setState({ results: priced(), is30DayQuote: true })
  renderHook(() => opening.useOpening())
  expect(method()).toBe('DIRECT_DEBIT')
  expect(resultsState.useResults.getState().is30DayQuote).toBe(false)
})

it('starts with the card for a restored quote [RES-18]', () => {
  resultsState.useResults.setState({ results: priced(), isRestored: true })
  renderHook(() => opening.useOpening())
  expect(method()).toBe('CARD_PAYMENT')
})

it('starts with the card when no credit is offered [D-155]', () => {
  resultsState.useResults.setState({ results: priced({ ...anOption, paymentCollectionOptions: [inFull] }) })
  renderHook(() => opening.useOpening())
  expect(method()).toBe('CARD_PAYMENT')
})

it('leaves an earlier choice unchanged', () => {
  resultsState.useResults.setState({ results: priced(), paymentMethod: 'CARD_PAYMENT' })
  renderHook(() => opening.useOpening())
  expect(method()).toBe('CARD_PAYMENT')
})
