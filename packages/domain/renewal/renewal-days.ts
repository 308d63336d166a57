import type { Term } from '../quote/underwritten-option'
import { addDays, type LocalDate } from '../values/local-date'
import { instantOf, londonTime, startOfLondonDay } from '../values/london-time'
import { noticeOn, renewalContactOn } from './automatic-renewal'
import { subscriptionRenewal } from './subscription'

const HOUR = 60 * 60 * 1000

/** Cards are not charged at night; and a charge begun late on the last day could not be completed before the day ends. */
const FIRST_HOUR = 8
const LAST_HOUR = 23
const RETRY_HOURS = 6

/**
 * When the customer is first contacted about the end of a policy: a week before for a thirty-day policy that renews automatically
 * at the same price (RST-12).
 */
export function firstWordOn(term: Term, lastDay: LocalDate, renewsByItself: boolean): LocalDate {
  return term === 'thirty-day' && renewsByItself ? noticeOn(lastDay) : renewalContactOn(term, lastDay)
}

/** When a saved card may be charged for the next period (D-225). In London time, across clock changes (F29). */
export function chargingTime(lastDay: LocalDate): { from: Date; until: Date } {
  const { paymentOn } = subscriptionRenewal(lastDay)
  return {
    from: instantOf({ date: paymentOn, hour: FIRST_HOUR, minute: 0 }),
    until: instantOf({ date: lastDay, hour: LAST_HOUR, minute: 0 }),
  }
}

/** Whether a card may be charged now for the period after that day: within the charging time, and not at night. */
export function isTimeToCharge(now: Date, lastDay: LocalDate): boolean {
  const { from, until } = chargingTime(lastDay)
  return now >= from && now <= until && londonTime(now).hour >= FIRST_HOUR
}

/** When to try a refused card again, if there is still time; an hour later it would only be refused again. */
export function nextTry(failedAt: Date, lastDay: LocalDate): Date | undefined {
  const later = new Date(failedAt.getTime() + RETRY_HOURS * HOUR)
  const { date, hour } = londonTime(later)
  const again = hour < FIRST_HOUR ? instantOf({ date, hour: FIRST_HOUR, minute: 0 }) : later
  return again <= chargingTime(lastDay).until ? again : undefined
}

/** A customer whose renewal is waiting for their answers is asked again this many days before the end (D-266). */
export const ASK_AGAIN_DAYS = 3

/** Emails that can wait are not sent at night. */
export function isTimeToWrite(hour: number): boolean {
  return hour >= FIRST_HOUR && hour < 21
}

/** A reminder this many days late is no longer sent, because it would confuse the customer. */
const LATE_DAYS = 2
const BEFORE_EXPIRY_DAYS = 7

/**
 * The unbought quotes to send reminders for on a day: those made the day before and those that expire in a week, and those missed
 * in the last two days. In London days, so that no clock change leaves a quote out.
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
