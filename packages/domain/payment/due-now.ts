import type { Pence } from '../values/pence'
import type { PaymentOption } from './payment-option'

/** What is paid by card when buying: all of it, or what comes before the instalments (D-181). */
export function dueNow(option: PaymentOption): Pence {
  return option.method === 'DIRECT_DEBIT' ? option.plan.upFront : option.totalPayable
}
