import { add, formatPence, type Pence, subtract } from '../values/pence'
import { financeTerms, hasUnequalFirst, type InstalmentPlan, type Instalments } from './instalment-plan'

/** One of the eight things an example of credit must tell, all as prominent as each other. */
export type ExamplePart = { name: string; words: string }

/**
 * The example beside a price on credit (CONC 3.5.5): rate, other charges, amount of credit, APR, cash price and what is paid in
 * advance, duration, total, and each repayment. It is the customer's own plan, so every figure is the one they would pay.
 */
export function representativeExample(plan: InstalmentPlan, cashPrice: Pence): readonly ExamplePart[] {
  return [
    { name: 'Interest rate', words: interestInWords },
    { name: 'Other charges for credit', words: otherChargesInWords(plan) },
    { name: 'Amount of credit', words: formatPence(plan.credit) },
    { name: 'Representative APR', words: aprInWords(plan.apr) },
    {
      name: 'Cash price',
      words: `${formatPence(cashPrice)}, of which ${formatPence(plan.upFront)} is paid in advance`,
    },
    { name: 'Duration', words: `${plan.instalments} months` },
    { name: 'Total amount payable', words: formatPence(plan.totalPayable) },
    { name: 'Repayments', words: repaymentsInWords(plan) },
  ]
}

/**
 * What the plan takes beside the credit and its interest. Read from the plan, so that the example names no charge that is not in the
 * plan, its APR and the agreement, and leaves out none that is. Today there is none (CON-21).
 */
function otherChargesInWords({ totalPayable, upFront, credit, interest }: Instalments): string {
  const charges = subtract(totalPayable, add(upFront, credit, interest))
  return `${charges === 0 ? 'None: ' : ''}${formatPence(charges)}`
}

/** CON-19, D-178: charged once, on the whole of the credit. */
export const interestInWords = `${financeTerms.interestPercent.toFixed(2)}% fixed per annum, flat`

export function aprInWords(apr: number): string {
  return `${apr.toFixed(1)}%`
}

/** With an unequal first payment one fewer standard one follows (DDM-07). */
export function repaymentsInWords(plan: Instalments): string {
  const standard = formatPence(plan.standard)
  return hasUnequalFirst(plan)
    ? `1 of ${formatPence(plan.first)}, then ${plan.instalments - 1} of ${standard} a month`
    : `${plan.instalments} of ${standard} a month`
}

/** What paying monthly costs beyond paying in full: the true difference of the two totals (RES-11, D-159). */
export type CostOfCredit = {
  more: Pence
  /** Of the price in full, one decimal, half goes up. */
  percentMore: number
}

export function costOfCredit(totals: { monthly: Pence; inFull: Pence }): CostOfCredit {
  const more = subtract(totals.monthly, totals.inFull)
  // In whole numbers up to the last step: a tenth of a per cent is a thousandth.
  const thousandths = totals.inFull > 0 ? Math.floor((more * 2_000 + totals.inFull) / (totals.inFull * 2)) : 0
  return { more, percentMore: thousandths / 10 }
}
