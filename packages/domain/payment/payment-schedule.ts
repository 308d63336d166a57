import { addMonths, type LocalDate } from '../values/local-date.ts'
import type { Pence } from '../values/pence.ts'
import type { Instalments } from './instalment-plan.ts'
import { addWorkingDays, workingDayOnOrAfter } from './working-days.ts'

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

/** The date each monthly payment is taken: its due day, or the next working day (D-183). */
export function paymentDates(start: PlanStart, payments: number): readonly LocalDate[] {
  return dueDays(start, payments).map(workingDayOnOrAfter)
}

/**
 * The day each monthly payment is due, before weekends and bank holidays move it: the day of the month on which cover starts, or
 * the last day of a shorter month. Each is computed from that start, so that a short month does not move the later ones (D-183).
 * The loan is drawn on the first day of cover, so these days are whole months after it and its APR is the same for every start
 * (D-268).
 */
export function dueDays(start: PlanStart, payments: number): readonly LocalDate[] {
  const { from, months } = firstDue(start)
  return Array.from({ length: payments }, (_, month) => addMonths(from, months + month))
}

/** The notice a payer must have before the first direct debit (CON-25). */
export const noticeWorkingDays = 10

/** The start of cover, and the day the plan is made. */
export type PlanStart = { coverStart: LocalDate; today: LocalDate }

/** One month after the start of cover, with at least ten working days' notice from today, on a working day (D-183). */
export function firstPaymentDate(start: PlanStart): LocalDate {
  const { from, months } = firstDue(start)
  return workingDayOnOrAfter(addMonths(from, months))
}

/**
 * A month after the start of cover. Only a start in the past, on which nothing is sold, leaves too little notice; then the day the
 * notice ends counts.
 */
function firstDue({ coverStart, today }: PlanStart): { from: LocalDate; months: number } {
  const earliest = addWorkingDays(today, noticeWorkingDays)
  return addMonths(coverStart, 1) >= earliest
    ? { from: coverStart, months: 1 }
    : { from: earliest, months: 0 }
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
  const followsCover = workingDayOnOrAfter(addMonths(coverStart, 1)) === firstOn
  return Array.from({ length: count }, (_, month) => ({
    on: workingDayOnOrAfter(followsCover ? addMonths(coverStart, month + 1) : addMonths(firstOn, month)),
    amount: month === 0 ? first : standard,
  }))
}
