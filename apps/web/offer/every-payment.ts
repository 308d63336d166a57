import type { PlanStart } from '@milepost/domain/payment/first-payment-date'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from './offer'
import { planOf } from './plan-of'

export type PaymentInWords = { when: string; amount: string }

/**
 * Every payment of a monthly plan with its date: what is paid by card when buying, then what is collected (D-183). They are worked out
 * as the server works them out; should the first date it gives be another one, as where the customer's clock is wrong, no dates are
 * better than two that disagree.
 */
export function everyPayment(
  way: WayToPay,
  start: PlanStart,
  firstByServer?: LocalDate,
): readonly PaymentInWords[] {
  const schedule = paymentSchedule(planOf(way), start)
  const first = schedule.find(({ kind }) => kind === 'instalment')?.on
  if (firstByServer !== undefined && first !== firstByServer) return []
  return schedule.map(({ kind, on, amount }) => ({
    when: kind === 'up-front' ? 'To pay now' : formatDate(on),
    amount: formatPence(amount),
  }))
}
