import type { CostOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { formatPence } from '@milepost/domain/values/pence'

/** What paying monthly costs beyond paying in full, wherever both prices stand (RES-11, D-159). */
export function costInWords({ more, percentMore }: CostOfCredit): string {
  return more > 0
    ? `Paying monthly costs ${formatPence(more)} (${percentMore.toFixed(1)}%) more than paying in full.`
    : 'Paying monthly costs the same as paying in full.'
}
