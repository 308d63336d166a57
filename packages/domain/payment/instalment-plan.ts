import { add, type Pence, pence, percentage, subtract } from '../values/pence'
import { apr } from './apr'

/** How the premium finance plan is built. Change a figure and the rate of charge moves with it (CON-18, CON-19, CON-21, D-205). */
export const financeTerms = {
  /** Paid at once: one part in so many of the premium, and the administration fee. */
  upFrontPart: 12,
  instalments: 11,
  /** On the credit, flat: not on what is still owed (D-178). */
  interestPercent: 15,
} as const

/** The premium with its tax, and what is not premium. */
export type CashPrice = { premium: Pence; fee: Pence }

/** What is paid now, what is lent, and what comes back each month. */
export type Instalments = {
  upFront: Pence
  credit: Pence
  interest: Pence
  /** The pennies that do not divide are in the first payment; it is then unequal (DDM-07). */
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
  return { ...plan, apr: apr(plan.credit, repayments) }
}

/** Whether the first payment differs; then one fewer standard payment follows (DDM-07, D-180). */
export function hasUnequalFirst(plan: Instalments): boolean {
  return plan.first !== plan.standard
}

/** Every penny has its place: the parts add up to the price and its interest at any price. */
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
