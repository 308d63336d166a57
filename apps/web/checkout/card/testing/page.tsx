import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Results } from '../../../api/pricing.ts'
import { anOption, paymentOptions } from '../../../results/testing/offers.ts'
import { useLocation } from '../../../router.tsx'
import { useCompletedPurchase } from '../../../state/completed-purchase.ts'
import { loadJourneyDefinition } from '../../../state/journey-definition.ts'
import { stopPaying } from '../../../state/payment-in-progress.ts'
import { usePurchase } from '../../../state/purchase-state.ts'
import { resetQuote, useQuote } from '../../../state/quote-state.ts'
import { type PaymentMethod, useResults } from '../../../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../../../testing/memory-router.tsx'
import { clearDirectDebit, type DirectDebit, saveDirectDebit } from '../../direct-debit-state.ts'
import { MakePaymentPage, type MakePaymentPageProps } from '../MakePaymentPage.tsx'
import { FakeClient } from './fake-client.ts'
import { clientData, json, openServer, server } from './server.ts'

export const REFERENCE = 'A-2345678923'
const { monthly, inFull } = paymentOptions('477.00')

export const results = (more: Partial<Results> = {}): Results => ({
  quoteReference: REFERENCE,
  expiryDate: '2026-12-15T09:00:00Z',
  paymentProvider: 'STRIPE',
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  selectedOption: 'option-1',
  underwritingOutcome: {
    underwritingOutcomeResponseId: 'outcome-1',
    didRefer: false,
    didDecline: false,
    underwrittenOptions: [{ ...anOption, paymentCollectionOptions: [monthly, inFull] }],
  },
  ...more,
})

export const debit: DirectDebit = {
  outcomeId: 'outcome-1',
  bankDetails: {
    sortCode: '08-99-99',
    accountNumber: '66374958',
    accountHolder: 'Alan Morgan',
    accountHolderAddress: '1 High Street',
    accountHolderPostcode: 'LS1 1AA',
  },
  creditDeclarations: {
    premiumFinance: 'yes',
    affordableLending: 'yes',
    isAccountHolder: 'yes',
    isOnlySignatoryRequired: 'yes',
    detailsCorrect: true,
    acceptedOn: localDate('2026-11-15'),
  },
}

/** A customer with a price, a fake server and a fake provider; cleaned up after each test. */
export function aPayerEachTime(): void {
  beforeAll(() => loadJourneyDefinition())
  beforeEach(() => {
    openServer()
    usePurchase.setState({ automaticRenewal: false, sendWelcomePack: false })
    useQuote.setState({
      answers: {
        ...noAnswers,
        proposerDetails: aProposer,
        vehicleDetails: { registration: 'AA19AAA' },
        coverDetails: {
          levelOfCover: 'COMP',
          effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 0 },
        },
      },
    })
  })
  afterEach(() => {
    cleanup()
    resetQuote()
    clearDirectDebit()
    stopPaying()
    useCompletedPurchase.setState({}, true)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

function Elsewhere() {
  return <output>{useLocation().pathname}</output>
}
export const where = () => document.querySelector('output')?.textContent

type Shown = MakePaymentPageProps & {
  method?: PaymentMethod
  results?: Results
  is30DayQuote?: boolean
  /** A restarted policy. */
  isRestart?: boolean
}

/** Renders the page without waiting for anything. */
export function arrive(
  client: FakeClient,
  { method = 'CARD_PAYMENT', results: held, is30DayQuote = false, isRestart = false, ...props }: Shown = {},
) {
  useResults.setState({ results: held ?? results(), paymentMethod: method, is30DayQuote, isRestart })
  server.replies['GetClientData'] ??= () => json(200, clientData(client.page))
  return render(
    <MemoryRouter initialEntries={['/results', '/make-payment']} initialIndex={1}>
      <Routes>
        <Route path="/make-payment" element={<MakePaymentPage {...props} load={client.load} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** The page with the provider's client rendered and a card in it. */
export async function show(client = new FakeClient(), shown: Shown = {}): Promise<FakeClient> {
  server.replies['GetClientData'] = () => json(200, clientData(client.page))
  if (shown.method === 'DIRECT_DEBIT') saveDirectDebit(debit)
  arrive(client, shown)
  await waitFor(() => expect(client.handlers).toBeDefined())
  await waitFor(() => expect(screen.queryByText(/card form is loading/)).toBeNull())
  act(() => client.handlers?.onChange(true))
  return client
}

export const makePayment = () => screen.getByRole('button', { name: /^Make Payment/ })
export const sameAddress = (name: 'Yes' | 'No' = 'Yes') =>
  fireEvent.click(screen.getByRole('radio', { name }))
export const press = () => fireEvent.click(makePayment())

/** Fills everything in and presses Make Payment. */
export function payNow(): void {
  sameAddress()
  press()
}

export const dialog = () => screen.findByRole('dialog', { name: 'Payment Problem' })
