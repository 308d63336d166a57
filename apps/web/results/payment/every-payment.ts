import type { PlanStart } from '@milepost/domain/payment/first-payment-date'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { formatDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../kept/offer'
import { planOf } from '../../kept/plan-of'

export type PaymentInWords = { when: string; amount: string }

/** Every payment of a monthly plan with its date: what is paid by card when buying, then what is collected (D-183). */
export function everyPayment(way: WayToPay, start: PlanStart): readonly PaymentInWords[] {
  return paymentSchedule(planOf(way), start).map(({ kind, on, amount }) => ({
    when: kind === 'up-front' ? 'To pay now' : formatDate(on),
    amount: formatPence(amount),
  }))
}
