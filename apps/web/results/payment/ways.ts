import { aprInWords } from '@milepost/domain/payment/representative-example'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../kept/offer'
import { howPaidInFull, instalmentsInWords } from '../../kept/plan-in-words'
import { planOf, totalOf } from '../../kept/plan-of'
import type { PaymentMethod } from '../../kept/results-state'

/** A way to pay as it stands on its card: its name, its total, and how the total is paid (RES-09). */
export type WayInWords = {
  method: PaymentMethod
  name: string
  total: string
  /** What the total buys: a year, or the days of a short policy. */
  per: string
  how: readonly string[]
}

export function monthlyInWords(way: WayToPay): WayInWords {
  const plan = planOf(way)
  return {
    method: 'DIRECT_DEBIT',
    name: 'Pay Monthly',
    total: formatPence(totalOf(way)),
    per: 'in total for the year',
    how: [
      `${formatPence(plan.upFront)} when you buy`,
      ...instalmentsInWords(plan),
      // Credit that costs nothing has no rate to tell (D-177).
      ...(plan.interest > 0 ? [`${aprInWords(plan.apr)} APR`] : []),
    ],
  }
}

/** "Annually" is only true of a year; a short policy is simply paid (RES-09, D-037). */
export function inFullInWords(way: WayToPay, term: string): WayInWords {
  const isShort = way.code === 'SHORT_TERM_CARD_PAYMENT_V1'
  return {
    method: 'CARD_PAYMENT',
    name: isShort ? 'Pay in full' : 'Pay Annually',
    total: formatPence(totalOf(way)),
    per: isShort ? `in total for ${term}` : 'in total for the year',
    how: howPaidInFull,
  }
}
