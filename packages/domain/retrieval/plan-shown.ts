import type { InstalmentPlan } from '../payment/instalment-plan.ts'
import { type Pence, subtract } from '../values/pence.ts'

/** A price of the reminder page, in pence: figures only (DAT-31). */
export type PriceShown = {
  totalPayable: Pence
  upFront: Pence
  /** The first payment, if it differs from the others. */
  first: Pence | undefined
  standard: Pence
  apr: number
}

/**
 * The whole plan behind the figures, for the words required next to a price on credit (CONC 3.5.5). The missing figures are
 * derived: the credit is the cash price less the up-front payment, and the interest is what is paid beyond the cash price.
 */
export function planShown(monthly: PriceShown, cashPrice: Pence): InstalmentPlan | undefined {
  const { totalPayable, upFront, standard, apr } = monthly
  const first = monthly.first ?? standard
  const count = standard > 0 ? (totalPayable - upFront - first) / standard + 1 : 0
  // Figures that do not add up are not a plan: no words are better than wrong ones.
  if (!Number.isInteger(count) || count < 1) return undefined
  return {
    upFront,
    credit: subtract(cashPrice, upFront),
    interest: subtract(totalPayable, cashPrice),
    first,
    standard,
    instalments: count,
    totalPayable,
    apr,
  }
}
