import type { CardPayment } from '../../purchase/attempt/provider-ports.ts'

/** Money that moved comes first, then money that may still move, then failures. */
const order: readonly CardPayment['status'][] = [
  'captured',
  'authorised',
  'processing',
  'needs-action',
  'open',
  'voided',
  'declined',
]

/** The payment that decides the outcome of an order; of equals the newest. Payments are passed newest first. */
export function mostSignificant(payments: readonly CardPayment[]): CardPayment | undefined {
  return order
    .map((status) => payments.find((payment) => payment.status === status))
    .find((payment) => payment !== undefined)
}
