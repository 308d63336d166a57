import { addDays, addYears } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Offer } from '../../offer/offer.ts'
import { anOption, paymentOptions } from '../testing/offers.ts'

let options: typeof import('./PaymentOptions.tsx')
let resultsState: typeof import('../../state/results-state.ts')
let choice: typeof import('../../state/payment-choice.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  options = await import('./PaymentOptions.tsx')
  resultsState = await import('../../state/results-state.ts')
  choice = await import('../../state/payment-choice.ts')
})

afterEach(() => {
  cleanup()
  resultsState.clearResults()
  choice.usePaymentError.setState({ message: undefined, asked: 0 })
})

const { monthly, inFull } = paymentOptions('534.24')
const results = {
  quoteReference: 'A-0000000000A',
  expiryDate: '2026-12-15T00:00:00+00:00',
  paymentProvider: 'BRAINTREE' as const,
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  underwritingOutcome: {
    underwritingOutcomeResponseId: 'outcome-1',
    didRefer: false,
    didDecline: false,
    underwrittenOptions: [anOption],
  },
}

function Shown(offer: Partial<Offer>) {
  const method = resultsState.useResults((state) => state.paymentMethod)
  const year = { results, option: anOption, term: 'annual', monthly, inFull } as const
  return <options.PaymentOptions offer={{ ...year, ...offer, method }} />
}

it('preselects nothing, and lets either be chosen [RES-17]', () => {
  render(<Shown />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Annually' }))
  expect(resultsState.useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
})

it('shows the information about Direct Debit only to customers who choose it [RES-13]', () => {
  render(<Shown />)
  const note = /Paying monthly by Direct Debit/
  expect(screen.queryByText(note)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Monthly' }))
  expect(screen.getByText(note)).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Annually' }))
  expect(screen.queryByText(note)).toBeNull()
})

it.each(['Pay Monthly', 'Pay Annually'])(
  'asks for a payment option and accepts %s [BUY-07] [RES-19]',
  (name) => {
    render(<Shown />)
    act(() => choice.askForPaymentMethod())
    const group = screen.getByRole('radiogroup', { name: 'How would you like to pay?' })
    expect(screen.getByText('Please select a payment method')).toBeDefined()
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pay Monthly' }))
    fireEvent.click(screen.getByRole('radio', { name }))
    expect(screen.queryByText('Please select a payment method')).toBeNull()
  },
)

it('explains what monthly payment is, and names the lender [JRN-12] [D-192]', () => {
  render(<Shown />)
  expect(
    screen.getByText(
      /regulated fixed-sum premium finance loan from Larchfield Premium Finance Limited, a lender linked to Acorn/,
    ),
  ).toBeDefined()
})

it('has the representative example with its monthly price [CONC 3.5.5]', () => {
  render(<Shown />)
  expect(screen.getByRole('heading', { name: 'Representative example' })).toBeDefined()
})

it('explains that a year is not paid monthly where thirty days are [D-294]', () => {
  const thirtyDayQuoteDetails = {
    quoteRef: 'A-0000000000B',
    showOnly30DayQuote: true,
    thirtyDayUnderwritingOutcome: results.underwritingOutcome,
  }
  resultsState.useResults.setState({ results: { ...results, thirtyDayQuoteDetails } })
  render(<Shown monthly={undefined} />)
  expect(screen.getByText(/We can't offer you monthly payments for a year/)).toBeDefined()
  expect(screen.queryByText('Representative example')).toBeNull()
})

it('explains to who is under 18 today or when cover starts that credit needs a signature at 18 [D-267]', async () => {
  const { useQuote } = await import('../../state/quote-state.ts')
  const { answers } = useQuote.getState()
  const today = londonDate(new Date())
  const proposerDetails = { ...answers.proposerDetails, dateOfBirth: addDays(addYears(today, -18), 10) }
  const effectiveFrom = { date: addDays(today, 20), hour: 9, minute: 0 }
  const coverDetails = { ...answers.coverDetails, effectiveFrom }
  useQuote.setState({ answers: { ...answers, proposerDetails, coverDetails } })
  render(<Shown monthly={undefined} />)
  expect(screen.getByText(/You must be 18 to sign one, so you pay in full/)).toBeDefined()
  useQuote.setState({ answers })
})

it('shows one price and explains why when no credit is offered [D-179]', () => {
  render(<Shown monthly={undefined} />)
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByText(/Paying monthly is not available for this quote/)).toBeDefined()
  expect(screen.queryByText('Representative example')).toBeNull()
})
