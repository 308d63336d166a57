import { whyNotAccepted } from '@milepost/domain/payment/accepted-cards'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { Attempt } from './ports.ts'
import type { CardPayment } from './provider-ports.ts'

/** What a payment at the provider means for an attempt of ours. */
export type Verdict =
  /** Nothing is authorised: the customer may still pay or try another card. */
  | { kind: 'open' }
  | { kind: 'asked' }
  | { kind: 'unknown' }
  | { kind: 'held' }
  /** Authorised but not acceptable: to be voided. */
  | { kind: 'unwanted'; failure: PaymentFailure }
  | { kind: 'declined'; failure: PaymentFailure }
  /** Voided or expired at the provider. */
  | { kind: 'gone' }

/**
 * Trusts only the provider about its payment. It must be for this attempt and price, in pounds, from an accepted card, and the
 * bank must be liable for it (F11, T9, CRD-15, CRD-16).
 */
export function validatePayment(payment: CardPayment, attempt: Attempt): Verdict {
  switch (payment.status) {
    case 'open':
      return { kind: 'open' }
    case 'needs-action':
      return { kind: 'asked' }
    case 'processing':
      return { kind: 'unknown' }
    case 'voided':
      return { kind: 'gone' }
    case 'declined':
      return { kind: 'declined', failure: payment.failure ?? 'declined' }
    case 'authorised':
    case 'captured': {
      const failure = unwanted(payment, attempt)
      return failure ? { kind: 'unwanted', failure } : { kind: 'held' }
    }
  }
}

function unwanted(payment: CardPayment, attempt: Attempt): PaymentFailure | undefined {
  const { amount, currency, orderId, liability, paidWith } = payment
  if (amount !== attempt.amount || currency !== 'GBP' || orderId !== attempt.id) return 'failed'
  if (paidWith) {
    const failure = whyNotAccepted(paidWith)
    if (failure) return failure
    if (paidWith.kind === 'wallet-account') return undefined
  }
  return liability === 'not-shifted' ? (payment.failure ?? 'not-authenticated') : undefined
}
