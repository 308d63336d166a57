import { fromPounds, type Pence } from '../values/pence'
import { financeCode, type PaymentOption } from './payment-option'

/** Credit up to this is affordable to almost anyone who can pay the deposit: no more is asked of a customer than is needed. */
const ASKED_ABOVE = fromPounds(1_500)

/** Whether a lender would want to know the customer's income before lending them the price of an option (D-166). */
export function asksAffordability(options: readonly PaymentOption[]): boolean {
  return options.some((option) => option.code === financeCode && isCreditAskedAbout(option.plan.credit))
}

/** The same of a credit by its amount. */
export function isCreditAskedAbout(credit: Pence): boolean {
  return credit > ASKED_ABOVE
}
