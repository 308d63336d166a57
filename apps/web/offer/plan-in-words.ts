import { hasUnequalFirst, type Instalments } from '@milepost/domain/payment/instalment-plan'
import { formatPence } from '@milepost/domain/values/pence'

/** What is collected each month, in the order it is paid. */
export function instalmentsInWords(plan: Instalments): readonly string[] {
  return [
    ...(hasUnequalFirst(plan) ? [`then ${formatPence(plan.first)} once`] : []),
    `then ${formatPence(plan.standard)} a month, ${standardPayments(plan)} times`,
  ]
}

/** With an unequal first payment one fewer standard one follows (DDM-07, D-180). */
export function standardPayments(plan: Instalments): number {
  return hasUnequalFirst(plan) ? plan.instalments - 1 : plan.instalments
}

/** How a price in full is paid. */
export const howPaidInFull: readonly string[] = [
  'One payment by card when you buy',
  'No interest and no credit agreement',
]
