import { NOTICE_DAYS, noticeOn } from '../renewal/automatic-renewal.ts'
import { FIRST_HOUR, isTimeToCharge, LAST_HOUR } from '../renewal/renewal-days.ts'
import { subscriptionRenewal } from '../renewal/subscription.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { instantOf, londonDate } from '../values/london-time.ts'
import type { Promises } from './customer-promise.ts'

/** An automatic renewal that nothing ran for is still completed this many days after its day (D-278). */
export const COMPLETION_DAYS = 3
/** Cover that we held without a payment ends by notice of this many days (D-278). */
export const ENDING_NOTICE_DAYS = 7

/**
 * The day on which a notice that is handed over today may charge the card: the day before cover ends, six days after a notice that
 * went out on time. Any later notice gives seven days, even if cover ends in between (D-278).
 */
export function chargeDay(
  lastDay: LocalDate,
  today: LocalDate,
  { isAnswered = false }: { isAnswered?: boolean } = {},
): LocalDate {
  const { paymentOn } = subscriptionRenewal(lastDay)
  // A notice that waited for the customer's own answers was promised for when they come, and no days after it (D-266).
  if (isAnswered) return paymentOn > today ? paymentOn : today
  return today <= noticeOn(lastDay) ? paymentOn : addDays(today, NOTICE_DAYS)
}

export type PeriodToRenew = {
  /** The last day of the policy before it. */
  lastDay: LocalDate
  promises: Promises
  /** How often the card was refused or could not be charged, and on which day last. */
  refusals: number
  refusedOn: LocalDate | undefined
  /** There was no price before the customer gave answers that we asked for (D-266). */
  isAnswered?: boolean
}

export type RenewalCourse = {
  /** Since when the card may be charged; none before a notice was handed over. */
  chargeFrom: Date | undefined
  /** Until when it is tried. */
  chargeUntil: Date
  /** Cover has gone on, or will, after the last day, without a payment: it ends by notice only. */
  isHeld: boolean
  /** The customer must be told when held cover ends: the card was refused, or nothing ran for days. */
  isEndingNoticeDue: boolean
  /** The last day of cover as promised. */
  coverEnds: LocalDate
  /** Nothing follows: cover is over. */
  hasLapsed: boolean
}

/**
 * What may and must happen to an automatic renewal now (D-278). No card is charged before the days that its notice promises have
 * passed since that notice was handed over. A renewal whose day passed while nothing ran is completed within three days, and cover
 * follows without a gap.
 */
export function renewalCourse(period: PeriodToRenew, now: Date): RenewalCourse {
  const { lastDay, promises, refusals, refusedOn } = period
  const today = londonDate(now)
  const chargeOn = chargeOnOf(period)
  const promisedEnd = promises['cover-ends']?.on
  // Cover that ends by notice: any other end of cover is that of the policy itself.
  const ending = promisedEnd !== undefined && promisedEnd > lastDay ? promisedEnd : undefined
  const isNoticeLate = chargeOn !== undefined && chargeOn > lastDay
  const wasRefusedLate = refusals > 0 && refusedOn !== undefined && refusedOn > lastDay
  const isHeld = isNoticeLate || wasRefusedLate || ending !== undefined
  const completeBy = addDays(isNoticeLate && chargeOn ? chargeOn : lastDay, COMPLETION_DAYS)
  const isOverdue = today > completeBy
  const until =
    ending ?? (isHeld ? addDays(completeBy, ENDING_NOTICE_DAYS) : refusals > 0 ? lastDay : completeBy)
  return {
    chargeFrom:
      chargeOn === undefined ? undefined : instantOf({ date: chargeOn, hour: FIRST_HOUR, minute: 0 }),
    chargeUntil: instantOf({ date: until, hour: LAST_HOUR, minute: 0 }),
    isHeld,
    isEndingNoticeDue: isHeld && ending === undefined && (refusals > 0 || isOverdue),
    coverEnds: ending ?? lastDay,
    // Held cover lapses once its customer was told the day.
    hasLapsed: ending !== undefined ? today > ending : !isHeld && today > until,
  }
}

/** The day that the notice names, and never earlier than the days it promises after it was handed over. */
function chargeOnOf({ lastDay, promises, isAnswered }: PeriodToRenew): LocalDate | undefined {
  const { charge } = promises
  if (charge === undefined) return undefined
  const earliest = chargeDay(lastDay, londonDate(charge.handedOverAt), { isAnswered: isAnswered ?? false })
  return charge.on > earliest ? charge.on : earliest
}

/** Whether the card may be charged now: within its days, and not at night. */
export function mayCharge({ chargeFrom, chargeUntil }: RenewalCourse, now: Date): boolean {
  return chargeFrom !== undefined && now >= chargeFrom && now <= chargeUntil && isTimeToCharge(now)
}
