import { fromPounds } from '../values/pence'
import { financeCode, type PaymentOption } from './payment-option'

/** Credit up to this is affordable to almost anyone who can pay the deposit: no more is asked of a customer than is needed. */
const ASKED_ABOVE = fromPounds(1_500)

/** Whether a lender would want to know the customer's income before lending them the price of an option (D-166). */
export function asksAffordability(options: readonly PaymentOption[]): boolean {
  return options.some((option) => option.code === financeCode && option.plan.credit > ASKED_ABOVE)
}
