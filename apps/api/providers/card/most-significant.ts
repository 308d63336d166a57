import type { CardPayment } from '../../payment/provider-ports'

/** Money that moved comes first, then money that may yet move, then what came to nothing. */
const order: readonly CardPayment['status'][] = [
  'captured',
  'authorised',
  'processing',
  'needs-action',
  'open',
  'voided',
  'declined',
]

/** The one that tells what became of an order; the newest of equals, where they come newest first. */
export function mostSignificant(payments: readonly CardPayment[]): CardPayment | undefined {
  return order
    .map((status) => payments.find((payment) => payment.status === status))
    .find((payment) => payment !== undefined)
}
