import { storedPaymentOptions } from '@milepost/domain/payment/payment-option'
import { termOffered } from '@milepost/domain/quote/terms-sold'
import { selectOption, type Term } from '@milepost/domain/quote/underwritten-option'
import type { Results } from '../api/pricing.ts'
import { journey } from '../brands/current.ts'
import { type PaymentMethod, useResults } from '../state/results-state.ts'

export type Option = Results['underwritingOutcome']['underwrittenOptions'][number]
export type PaymentOption = Option['paymentCollectionOptions'][number]

/** What results is about: the option that applies and its payment options (RES-14 to RES-16). */
export type Offer = {
  results: Results
  option: Option
  /** How long the policy runs: a year, 30 days, or the 30 days of an impound policy (CON-27, D-170). */
  term: Term
  monthly: PaymentOption | undefined
  inFull: PaymentOption | undefined
  /** None chosen yet, or cleared by a new price (RES-17, BUY-14). */
  method: PaymentMethod | undefined
}

export function offerIn(results: Results | undefined, method: PaymentMethod | undefined): Offer | undefined {
  const option =
    results && selectOption(results.underwritingOutcome.underwrittenOptions, results.selectedOption)
  if (!results || !option) return undefined
  const paymentOptions = storedPaymentOptions(option.paymentCollectionOptions)
  const by = (wantedMethod: PaymentMethod) =>
    paymentOptions.find(({ paymentMethod }) => paymentMethod === wantedMethod)
  const term = termOffered(journey.cover, paymentOptions)
  return { results, option, term, monthly: by('DIRECT_DEBIT'), inFull: by('CARD_PAYMENT'), method }
}

export function useOffer(): Offer | undefined {
  const results = useResults((state) => state.results)
  const method = useResults((state) => state.paymentMethod)
  return offerIn(results, method)
}

export function currentOffer(): Offer | undefined {
  const { results, paymentMethod } = useResults.getState()
  return offerIn(results, paymentMethod)
}

/** The chosen payment option. */
export function chosenPaymentOption({ monthly, inFull, method }: Offer): PaymentOption | undefined {
  return method === 'DIRECT_DEBIT' ? monthly : method === 'CARD_PAYMENT' ? inFull : undefined
}
