import type { PlanStart } from '@milepost/domain/payment/first-payment-date'
import { paymentSchedule, type ScheduledPayment } from '@milepost/domain/payment/payment-schedule'
import { formatDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../kept/offer'
import { planOf } from './plan-of'
import type { MoneyRow } from './price-make-up'

/** Every payment of a monthly plan with its date. */
export function everyPayment(way: WayToPay, start: PlanStart): readonly MoneyRow[] {
  let count = 0
  return paymentSchedule(planOf(way), start).map(({ kind, on, amount }) => {
    if (kind === 'up-front') return { name: 'When you buy', note: 'by card', amount: formatPence(amount) }
    count += 1
    return { name: formatDate(on), note: `payment ${count}`, amount: formatPence(amount) }
  })
}

/** The same in three lines: what is paid now, the first payment by direct debit, and those after it (DDM-05, DDM-07). */
export function paymentsInShort(way: WayToPay, start: PlanStart): readonly MoneyRow[] {
  const [upFront, first, ...rest] = paymentSchedule(planOf(way), start)
  const last = rest.at(-1)
  return [
    ...(upFront ? [{ name: 'When you buy', note: 'By card', amount: formatPence(upFront.amount) }] : []),
    ...(first ? [{ name: 'First monthly payment', note: on(first), amount: formatPence(first.amount) }] : []),
    ...(last
      ? [
          {
            name: `Then ${rest.length} monthly payments`,
            note: `The last ${on(last)}`,
            amount: `${formatPence(last.amount)} each`,
          },
        ]
      : []),
  ]
}

const on = (payment: ScheduledPayment) => `on ${formatDate(payment.on)}`
