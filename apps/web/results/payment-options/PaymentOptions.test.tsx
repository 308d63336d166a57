import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Offer } from '../../offer/offer'
import { anOption, paymentOptions } from '../testing/offers'

let options: typeof import('./PaymentOptions')
let resultsState: typeof import('../../state/results-state')
let choice: typeof import('../../state/payment-choice')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  options = await import('./PaymentOptions')
  resultsState = await import('../../state/results-state')
  choice = await import('../../state/payment-choice')
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

it('chooses nothing by itself, and lets either be chosen [RES-17]', () => {
  render(<Shown />)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Annually' }))
  expect(resultsState.useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
})

it('shows what is to be known of direct debit to those who choose it, and to nobody else [RES-13]', () => {
  render(<Shown />)
  const note = /Paying monthly by Direct Debit/
  expect(screen.queryByText(note)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Monthly' }))
  expect(screen.getByText(note)).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Pay Annually' }))
  expect(screen.queryByText(note)).toBeNull()
})

it.each(['Pay Monthly', 'Pay Annually'])(
  'asks for a way to pay and is content with %s [BUY-07] [RES-19]',
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

it('says what monthly payment is, and who lends [JRN-12] [D-192]', () => {
  render(<Shown />)
  expect(
    screen.getByText(
      /regulated fixed-sum premium finance loan from Larchfield Premium Finance Limited, a lender linked to Acorn/,
    ),
  ).toBeDefined()
})

it('has one price and says why where nothing is lent [D-179]', () => {
  render(<Shown monthly={undefined} />)
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByText(/Paying monthly is not available for this quote/)).toBeDefined()
  expect(screen.queryByText('Representative example')).toBeNull()
})
