import { add, formatPence, type Pence, subtract } from '../values/pence.ts'
import { financeTerms, hasUnequalFirst, type InstalmentPlan, type Instalments } from './instalment-plan.ts'

/** One of the eight items a representative example must show, all equally prominent. */
export type ExamplePart = { name: string; words: string }

/**
 * The representative example next to a price on credit (CONC 3.5.5): rate, other charges, amount of credit, APR, cash price and
 * advance payment, duration, total, and each repayment. It is the customer's own plan, so every figure is what they would pay.
 */
export function representativeExample(plan: InstalmentPlan, cashPrice: Pence): readonly ExamplePart[] {
  return [
    { name: 'Interest rate', words: interestInWords },
    { name: 'Other charges', words: otherChargesInWords(plan) },
    { name: 'Amount of credit', words: formatPence(plan.credit) },
    { name: 'Representative APR', words: aprInWords(plan.apr) },
    {
      name: 'Cash price',
      words: `${formatPence(cashPrice)}, of which ${formatPence(plan.upFront)} is paid in advance`,
    },
    { name: 'Duration', words: durationInWords(plan) },
    { name: 'Total amount payable', words: formatPence(plan.totalPayable) },
    { name: 'Repayments', words: repaymentsInWords(plan) },
  ]
}

/**
 * The plan's charges besides the credit and its interest. Computed from the plan, so that the example always matches the plan,
 * its APR and the agreement. Today there are none (CON-21).
 */
function otherChargesInWords({ totalPayable, upFront, credit, interest }: Instalments): string {
  const charges = subtract(totalPayable, add(upFront, credit, interest))
  return charges === 0 ? 'None' : formatPence(charges)
}

/** CON-19, D-178: charged once, on the whole amount of credit. */
export const interestInWords = `${financeTerms.interestPercent.toFixed(2)}% fixed per annum, flat`

export function aprInWords(apr: number): string {
  return `${apr.toFixed(1)}%`
}

/** The loan is drawn on the first day of cover and repaid a month apart from then, whenever it is signed (CON-18, D-268). */
export function durationInWords({ instalments }: Instalments): string {
  return `${instalments} months from the first day of cover`
}

/** With an unequal first payment, one fewer standard payment follows (DDM-07). */
export function repaymentsInWords(plan: Instalments): string {
  const standard = formatPence(plan.standard)
  return hasUnequalFirst(plan)
    ? `1 of ${formatPence(plan.first)}, then ${plan.instalments - 1} of ${standard} a month`
    : `${plan.instalments} of ${standard} a month`
}

/** The extra cost of paying monthly: the true difference of the two totals (RES-11, D-159). */
export type CostOfCredit = {
  more: Pence
  /** Of the price in full, one decimal, rounded half up. */
  percentMore: number
}

export function costOfCredit(totals: { monthly: Pence; inFull: Pence }): CostOfCredit {
  const more = subtract(totals.monthly, totals.inFull)
  // Integers until the last step: a tenth of a per cent is a thousandth.
  const thousandths = totals.inFull > 0 ? Math.floor((more * 2_000 + totals.inFull) / (totals.inFull * 2)) : 0
  return { more, percentMore: thousandths / 10 }
}
