import { addMonths, type LocalDate } from '../values/local-date'
import type { Pence } from '../values/pence'
import type { Instalments } from './instalment-plan'
import { addWorkingDays, workingDayOnOrAfter } from './working-days'

export type ScheduledPayment = {
  /** The up-front part is paid on the day of purchase; the rest is collected. */
  kind: 'up-front' | 'instalment'
  on: LocalDate
  amount: Pence
}

/** Every payment of a plan with its date. They add up to the total payable, to the penny. */
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

/**
 * The date of each monthly payment: the same day of every month, or the next working day. Each is computed from the first, so
 * that a short month or a weekend does not move the later ones (D-183).
 */
export function paymentDates(start: PlanStart, payments: number): readonly LocalDate[] {
  const day = paymentDay(start)
  return Array.from({ length: payments }, (_, month) => workingDayOnOrAfter(addMonths(day, month)))
}

/** The notice a payer must have before the first direct debit (CON-25). */
export const noticeWorkingDays = 10

/** The start of cover, and the day the plan is made. */
export type PlanStart = { coverStart: LocalDate; today: LocalDate }

/** One month after the start of cover, with at least ten working days' notice from today, on a working day (D-183). */
export function firstPaymentDate(start: PlanStart): LocalDate {
  return workingDayOnOrAfter(paymentDay(start))
}

/** The first payment day before it is moved to a working day; later payments keep this day of the month. */
function paymentDay({ coverStart, today }: PlanStart): LocalDate {
  const monthLater = addMonths(coverStart, 1)
  const earliest = addWorkingDays(today, noticeWorkingDays)
  return monthLater > earliest ? monthLater : earliest
}

/** The payments left of a plan in force: the first has its date, the others follow from it. */
export type PlanTakenOut = {
  coverStart: LocalDate
  firstOn: LocalDate
  first: Pence
  standard: Pence
  count: number
}

export type PaymentToCome = { on: LocalDate; amount: Pence }

/**
 * Every payment with its date: the same day of every month, or the next working day. If a weekend moved the first, the later ones
 * keep the day of the month on which cover started (D-183).
 */
export function paymentsToCome(plan: PlanTakenOut): readonly PaymentToCome[] {
  const { coverStart, firstOn, first, standard, count } = plan
  const monthLater = addMonths(coverStart, 1)
  const day = workingDayOnOrAfter(monthLater) === firstOn ? monthLater : firstOn
  return Array.from({ length: count }, (_, month) => ({
    on: workingDayOnOrAfter(addMonths(day, month)),
    amount: month === 0 ? first : standard,
  }))
}
