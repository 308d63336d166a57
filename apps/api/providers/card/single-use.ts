import type { CardPayment, CardRefused } from '../../payment/provider-ports'
import type { Found } from '../../platform/provider-ports'

/** One order is paid once: what was declined or let go under it is not tried again. */
export function paidOnce(payment: Found<CardPayment>): Found<CardPayment> | CardRefused {
  const { status, failure } = payment.value
  if (status !== 'declined' && status !== 'voided') return payment
  return { kind: 'refused', failure: failure ?? 'failed', payment: payment.value }
}
