import type { Pence } from '@milepost/domain/values/pence'
import type { Found } from '../../platform/ports.ts'
import type { CardPayment, CardRefused } from '../../purchase/attempt/provider-ports.ts'

/** One order is paid once: a payment declined or voided under it is not tried again. */
export function singleUse(payment: Found<CardPayment>): Found<CardPayment> | CardRefused {
  const { status, failure } = payment.value
  if (status !== 'declined' && status !== 'voided') return payment
  return { kind: 'refused', failure: failure ?? 'failed', payment: payment.value }
}

/** The idempotency key of a call at a provider (safety K4). */
export function outgoingKey(
  orderId: string,
  operation: 'customer' | 'create' | 'charge' | 'capture' | 'void' | 'refund',
  amount: Pence | 'all',
): string {
  return `${orderId}:${operation}:${amount}`
}
