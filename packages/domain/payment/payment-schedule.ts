import type { LocalDate } from '../values/local-date'
import type { Pence } from '../values/pence'
import type { PlanStart } from './first-payment-date'
import type { Instalments } from './instalment-plan'
import { paymentDates } from './payment-dates'

export type ScheduledPayment = {
  /** What is paid when buying is on the day itself; the rest is collected. */
  kind: 'up-front' | 'instalment'
  on: LocalDate
  amount: Pence
}

/** Every payment of a plan with its day. Together they are the total payable, to the penny. */
export function paymentSchedule(plan: Instalments, start: PlanStart): readonly ScheduledPayment[] {
  const instalments = paymentDates(start, plan.instalments).map(
    (on, index): ScheduledPayment => ({
      kind: 'instalment',
      on,
      amount: index === 0 ? plan.first : plan.standard,
    }),
  )
  return [{ kind: 'up-front', on: start.today, amount: plan.upFront }, ...instalments]
}
