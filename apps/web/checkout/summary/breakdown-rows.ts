import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { MoneyRow } from '../../offer/MoneyRows'
import type { WayToPay } from '../../offer/offer'
import { standardPayments } from '../../offer/plan-in-words'
import { planOf } from '../../offer/plan-of'

/** What the year costs, the total last. Credit that costs nothing has no line (DDM-05, DDM-06, CON-20, CON-21, D-177). */
export function costRows(way: WayToPay): readonly MoneyRow[] {
  const { totalPayable, interest, apr } = planOf(way)
  const fee = formatPence(fromPounds(way.fees.amount))
  return [
    {
      name: 'Annual premium',
      note: `With 12% insurance premium tax, and the ${fee} policy administration fee, which is non-refundable`,
      amount: formatPence(subtract(totalPayable, interest)),
    },
    ...(interest > 0
      ? [{ name: 'Charge for credit', note: `${aprInWords(apr)} APR`, amount: formatPence(interest) }]
      : []),
    { name: 'Total payable', amount: formatPence(totalPayable) },
  ]
}

/** How the total is paid: together these are the total, to the penny (DDM-05, DDM-07, D-180, D-181). */
export function paymentRows(way: WayToPay): readonly MoneyRow[] {
  const plan = planOf(way)
  const isUnequal = hasUnequalFirst(plan)
  const following = standardPayments(plan)
  return [
    {
      name: 'To pay now',
      // Nobody enters a card for nothing (D-182).
      ...(plan.upFront > 0 && { note: 'By card, when you buy' }),
      amount: formatPence(plan.upFront),
    },
    ...(isUnequal ? [{ name: 'First monthly payment', amount: formatPence(plan.first) }] : []),
    {
      name: isUnequal ? `Then ${following} monthly payments` : `${following} monthly payments`,
      note: 'By Direct Debit, each',
      amount: formatPence(plan.standard),
    },
  ]
}
