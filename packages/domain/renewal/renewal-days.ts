import type { Term } from '../quote/underwritten-option'
import { addDays, type LocalDate } from '../values/local-date'
import { instantOf, londonTime, startOfLondonDay } from '../values/london-time'
import { noticeOn, renewalContactOn } from './automatic-renewal'
import { subscriptionRenewal } from './subscription'

const HOUR = 60 * 60 * 1000

/** Nobody is charged at night; and what is begun late on the last day could not be settled before the day ends. */
const FIRST_HOUR = 8
const LAST_HOUR = 23
const RETRY_HOURS = 6

/** The first word about the end of a policy. What renews by itself, and costs no more, is told of a week before (RST-12). */
export function firstWordOn(term: Term, lastDay: LocalDate, renewsByItself: boolean): LocalDate {
  return term === 'thirty-day' && renewsByItself ? noticeOn(lastDay) : renewalContactOn(term, lastDay)
}

/** From when to when a saved card is charged for the period that follows (D-225). By the clock in London, whatever it does (F29). */
export function chargingTime(lastDay: LocalDate): { from: Date; until: Date } {
  const { paymentOn } = subscriptionRenewal(lastDay)
  return {
    from: instantOf({ date: paymentOn, hour: FIRST_HOUR, minute: 0 }),
    until: instantOf({ date: lastDay, hour: LAST_HOUR, minute: 0 }),
  }
}

/** Whether a card may be charged at this moment for what follows that day: in time, and by day. */
export function isTimeToCharge(now: Date, lastDay: LocalDate): boolean {
  const { from, until } = chargingTime(lastDay)
  return now >= from && now <= until && londonTime(now).hour >= FIRST_HOUR
}

/** When a card that was refused is tried again, while it is still in time; a refusal an hour later would be the same. */
export function nextTry(failedAt: Date, lastDay: LocalDate): Date | undefined {
  const later = new Date(failedAt.getTime() + RETRY_HOURS * HOUR)
  const { date, hour } = londonTime(later)
  const again = hour < FIRST_HOUR ? instantOf({ date, hour: FIRST_HOUR, minute: 0 }) : later
  return again <= chargingTime(lastDay).until ? again : undefined
}

/** A customer whose renewal waits for their answers is asked once more so many days before the end (D-266). */
export const ASK_AGAIN_DAYS = 3

/** Letters that can wait are not sent at night. */
export function isTimeToWrite(hour: number): boolean {
  return hour >= FIRST_HOUR && hour < 21
}

/** A reminder that was missed for so many days is sent no more: it would surprise. */
const LATE_DAYS = 2
const BEFORE_EXPIRY_DAYS = 7

/**
 * Which unbought quotes are brought to mind on a day: those made the day before, and those that end in a week; and those that were
 * missed on the last two days. Counted in days of London, so that no change of the clocks leaves a quote out.
 */
export function reminderWindows(today: LocalDate): {
  dayAfter: { from: Date; before: Date }
  beforeExpiry: { expiringFrom: Date; expiringBefore: Date }
} {
  const lastDay = addDays(today, BEFORE_EXPIRY_DAYS)
  return {
    dayAfter: {
      from: startOfLondonDay(addDays(today, -1 - LATE_DAYS)),
      before: startOfLondonDay(today),
    },
    beforeExpiry: {
      expiringFrom: startOfLondonDay(addDays(lastDay, -LATE_DAYS)),
      expiringBefore: startOfLondonDay(addDays(lastDay, 1)),
    },
  }
}
