import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { QuoteFacts } from '../quote-facts'

/** An offer that was bought: the papers of the policy are made from the quote's facts and these. */
export type PolicyFacts = QuoteFacts & {
  policyNumber: string
  issuedAt: Date
  /** The way to pay that was chosen. */
  payment: PaymentOption
}
