import {
  hasUnequalFirst,
  type InstalmentPlan,
  type Instalments,
} from '@milepost/domain/payment/instalment-plan'
import { type PlanStart, paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import type { CostOfCredit } from '@milepost/domain/payment/representative-example'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { PaymentOption } from './offer.ts'

/** The plan of a monthly payment option, in pence. Without an unequal first payment all are equal (DDM-07). */
export function planOf(paymentOption: PaymentOption): InstalmentPlan {
  const standard = paymentOption.standardInstalmentAmount.amount
  return {
    upFront: fromPounds(paymentOption.upFrontAmount.amount),
    credit: fromPounds(paymentOption.totalAmountOfCredit.amount),
    interest: fromPounds(paymentOption.interestAmount.amount),
    first: fromPounds(paymentOption.unequalInstalmentAmount?.amount ?? standard),
    standard: fromPounds(standard),
    instalments: paymentOption.appliedInstalmentCount,
    totalPayable: fromPounds(paymentOption.totalAmountPayable.amount),
    apr: paymentOption.apr,
  }
}

export const totalOf = (paymentOption: PaymentOption) => fromPounds(paymentOption.totalAmountPayable.amount)

/** What is collected each month, in the order it is paid. */
export function instalmentsInWords(plan: Instalments): readonly string[] {
  const [count, standard] = [standardPayments(plan), formatPence(plan.standard)]
  return [
    hasUnequalFirst(plan)
      ? `then 1 of ${formatPence(plan.first)} and ${count} of ${standard}`
      : `then ${count} monthly payments of ${standard}`,
  ]
}

/** After an unequal first payment there is one standard payment fewer (DDM-07, D-180). */
export function standardPayments(plan: Instalments): number {
  return hasUnequalFirst(plan) ? plan.instalments - 1 : plan.instalments
}

/** How a price in full is paid. */
export const howPaidInFull: readonly [string, ...string[]] = [
  'One payment by card when you buy',
  'No interest and no credit agreement',
]

export type PaymentInWords = { when: string; amount: string }

/**
 * Every payment of a monthly plan with its date: the card payment when buying, then the collections (D-183). The dates are
 * calculated as on the server. If the server's first date differs, for example because the customer's clock is wrong, no dates are
 * shown rather than two that disagree.
 */
export function everyPayment(
  paymentOption: PaymentOption,
  start: PlanStart,
  firstByServer?: LocalDate,
): readonly PaymentInWords[] {
  const schedule = paymentSchedule(planOf(paymentOption), start)
  const first = schedule.find(({ kind }) => kind === 'instalment')?.on
  if (firstByServer !== undefined && first !== firstByServer) return []
  return schedule.map(({ kind, on, amount }) => ({
    when: kind === 'up-front' ? 'To pay now' : longDate(on),
    amount: formatPence(amount),
  }))
}

/** What paying monthly costs beyond paying in full, shown with every pair of prices (RES-11, D-159). */
export function costInWords({ more, percentMore }: CostOfCredit): string {
  return more > 0
    ? `Paying monthly costs ${formatPence(more)} (${percentMore.toFixed(1)}%) more than paying in full.`
    : 'Paying monthly costs the same as paying in full.'
}
