import type { PlanStart } from '@milepost/domain/payment/first-payment-date'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../../kept/offer'
import { planOf } from '../../../kept/plan-of'

export type PaymentInWords = { when: string; amount: string }

/**
 * Every payment with its date. They are worked out as the server works them out; should its first date be another one, as where the
 * customer's clock is wrong, no dates are better than two that disagree (D-183).
 */
export function everyPayment(way: WayToPay, start: PlanStart, first: LocalDate): readonly PaymentInWords[] {
  const schedule = paymentSchedule(planOf(way), start)
  if (schedule.find(({ kind }) => kind === 'instalment')?.on !== first) return []
  return schedule.map(({ kind, on, amount }) => ({
    when: kind === 'up-front' ? 'To pay now' : formatDate(on),
    amount: formatPence(amount),
  }))
}
