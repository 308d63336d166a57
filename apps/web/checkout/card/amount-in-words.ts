import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../offer/offer'
import { standardPayments } from '../../offer/plan-in-words'
import { planOf, totalOf } from '../../offer/plan-of'
import type { Buying } from './buying'

export type PriceInWords = { name: string; total: string; how: string; isChosen: boolean }

/** Both prices, as large as each other and in the same words as before, to the end: the second choice stays as visible as the first. */
export function pricesInWords({ prices, way, isThirtyDays }: Buying): readonly PriceInWords[] {
  const { monthly, inFull } = prices
  const isChosen = ({ code }: WayToPay) => code === way.code
  return [
    ...(monthly
      ? [
          {
            name: 'Pay Monthly',
            total: formatPence(totalOf(monthly)),
            how: instalmentsOf(monthly),
            isChosen: isChosen(monthly),
          },
        ]
      : []),
    ...(inFull
      ? [
          {
            name: isThirtyDays ? '30 days' : 'Pay in full',
            total: formatPence(totalOf(inFull)),
            how: 'One payment by card, no interest',
            isChosen: isChosen(inFull),
          },
        ]
      : []),
  ]
}

function instalmentsOf(way: WayToPay): string {
  const plan = planOf(way)
  const first = hasUnequalFirst(plan) ? `${formatPence(plan.first)} once, ` : ''
  return `${formatPence(plan.upFront)} today, then ${first}${formatPence(plan.standard)} a month, ${standardPayments(plan)} times`
}
