import { add, type Pence, pence, percentage, subtract } from '../values/pence.ts'
import { apr } from './apr.ts'

/** The terms of the premium finance plan. The APR is computed from them (CON-18, CON-19, CON-21, D-205). */
export const financeTerms = {
  /** Paid up front: one twelfth of the premium, and the administration fee. */
  upFrontPart: 12,
  instalments: 11,
  /** Flat interest on the credit, not on the outstanding balance (D-178). */
  interestPercent: 15,
} as const

/** The premium including tax, and the fee, which is not premium. */
export type CashPrice = { premium: Pence; fee: Pence }

/** What is paid now, what is lent and what is repaid each month. */
export type Instalments = {
  upFront: Pence
  credit: Pence
  interest: Pence
  /** Includes the pennies that do not divide equally; the first payment then differs (DDM-07). */
  first: Pence
  standard: Pence
  instalments: number
  totalPayable: Pence
}

export type InstalmentPlan = Instalments & {
  /** Per cent, one decimal. */
  apr: number
}

export function instalmentPlan(price: CashPrice): InstalmentPlan {
  const plan = instalments(price)
  const repayments = Array.from({ length: plan.instalments }, (_, month) => ({
    amount: month === 0 ? plan.first : plan.standard,
    years: (month + 1) / 12,
  }))
  return Object.assign(plan, { apr: apr(plan.credit, repayments) })
}

/** Whether the first payment differs; then one fewer standard payment follows (DDM-07, D-180). */
export function hasUnequalFirst(plan: Instalments): boolean {
  return plan.first !== plan.standard
}

/** No penny is lost: for any price the parts add up to the price plus its interest. */
export function instalments({ premium, fee }: CashPrice): Instalments {
  const share = pence(Math.floor(premium / financeTerms.upFrontPart + 0.5))
  const credit = subtract(premium, share)
  const interest = percentage(credit, financeTerms.interestPercent)
  const owed = add(credit, interest)
  const count = financeTerms.instalments
  const standard = pence(Math.floor(owed / count))
  return {
    upFront: add(share, fee),
    credit,
    interest,
    first: pence(owed - standard * (count - 1)),
    standard,
    instalments: count,
    totalPayable: add(share, fee, owed),
  }
}
