import { localDate } from '@milepost/domain/values/local-date'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { anOption, paymentOptions } from './testing/offers.ts'

let greeting: typeof import('./Greeting.tsx')
let quote: typeof import('../state/quote-state.ts')
let brands: typeof import('../brands/current.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  greeting = await import('./Greeting.tsx')
  quote = await import('../state/quote-state.ts')
  brands = await import('../brands/current.ts')
})
beforeEach(() => {
  quote.useQuote.setState(({ answers }) => ({
    answers: {
      ...answers,
      proposerDetails: { firstName: 'Priya', dateOfBirth: localDate('1987-03-27') },
      coverDetails: {
        levelOfCover: 'COMP',
        effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 0 },
      },
    },
  }))
})
afterEach(() => {
  cleanup()
  quote.resetQuote()
})

const option = { ...anOption, paymentCollectionOptions: Object.values(paymentOptions('534.24')) }
const results = {
  quoteReference: 'A-0000000000A',
  expiryDate: new Date(Date.now() + 29.5 * 24 * 60 * 60 * 1000).toISOString(),
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

it('greets by first name [RES-01]', () => {
  render(<greeting.Greeting />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Hi Priya, here's your quote")
})

it('shows until when an underwriter’s approval holds the price [DSK-403]', () => {
  const referral = { state: 'approved' as const, by: '2026-11-24T23:59:59+00:00' }
  const approved = { ...results, underwritingOutcome: { ...results.underwritingOutcome, referral } }
  render(<greeting.QuoteDetails results={approved} option={option} />)
  expect(screen.getByText('This price is held until 23:59 on 24 November 2026.')).toBeDefined()
})

it('shows reference, days left, insurer, price hold and what the cover includes [RES-02] [RES-03]', () => {
  render(<greeting.QuoteDetails results={results} option={option} />)
  expect(screen.getByText('A-0000000000A')).toBeDefined()
  expect(screen.getByText('in 30 days')).toBeDefined()
  expect(screen.getByText(brands.journey.insurer)).toBeDefined()
  expect(screen.getByText(/held until midnight tonight/)).toBeDefined()
  expect(screen.getByText('Damage to others')).toBeDefined()
})

it('shows a line of the brand’s own below the greeting [D-255]', () => {
  render(<greeting.Greeting />)
  expect(screen.getByText("Have a good look. There's no rush.")).toBeDefined()
})
