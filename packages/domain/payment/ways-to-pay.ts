import { add, type Pence } from '../values/pence'
import { instalmentPlan } from './instalment-plan'
import { financeCode, type PaymentOption } from './payment-option'

/** What is to be paid: premium with its tax, the tax in it, the fee, and for how long it buys cover. */
export type Payable = { premium: Pence; ipt: Pence; fee: Pence; term: 'annual' | 'short' }

/**
 * How a price may be paid. A year's cover in full by card or, by an adult, monthly on credit; a shorter term by card only, as it is
 * no credit agreement (SUB-08). Nobody lends to a minor (D-179).
 */
export function waysToPay(
  { premium, ipt, fee, term }: Payable,
  proposer: { isUnder18: boolean },
): readonly PaymentOption[] {
  const inFull = { method: 'CARD_PAYMENT', totalPayable: add(premium, fee), ipt, fee } as const
  if (term === 'short') return [{ code: 'SHORT_TERM_CARD_PAYMENT_V1', ...inFull }]
  const card: PaymentOption = { code: 'ANNUAL_CARD_IN_FULL', ...inFull }
  if (proposer.isUnder18) return [card]
  const plan = instalmentPlan({ premium, fee })
  return [
    { code: financeCode, method: 'DIRECT_DEBIT', totalPayable: plan.totalPayable, ipt, fee, plan },
    card,
  ]
}
