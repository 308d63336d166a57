import type { CostOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { formatPence, type Pence } from '@milepost/domain/values/pence'

/** What monthly payment costs beyond the price in full, with the interest beside it (RES-11, D-159). */
export function differenceInWords({ more, percentMore }: CostOfCredit, interest: Pence): readonly string[] {
  if (more <= 0) return ['Paying monthly costs the same as paying in full.']
  return [
    `Paying monthly costs ${formatPence(more)} (${percentMore.toFixed(1)}%) more than paying in full.`,
    `The interest is ${formatPence(interest)}.`,
  ]
}
