import type { Term } from '../quote/underwritten-option.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { instantOf, londonDate, londonTime, startOfLondonDay } from '../values/london-time.ts'
import { noticeOn, renewalContactOn } from './automatic-renewal.ts'

const HOUR = 60 * 60 * 1000

/** Cards are not charged at night; and a charge begun late in the evening could not be completed before the day ends. */
export const FIRST_HOUR = 8
export const LAST_HOUR = 23
const RETRY_HOURS = 6

/**
 * When the customer is first contacted about the end of a policy: a week before for a thirty-day policy that renews automatically
 * at the same price (RST-12).
 */
export function firstWordOn(term: Term, lastDay: LocalDate, renewsByItself: boolean): LocalDate {
  return term === 'thirty-day' && renewsByItself ? noticeOn(lastDay) : renewalContactOn(term, lastDay)
}

/** Whether a card may be charged at this hour, in London time, across clock changes (F29). */
export function isTimeToCharge(now: Date): boolean {
  const { date, hour } = londonTime(now)
  return hour >= FIRST_HOUR && now <= instantOf({ date, hour: LAST_HOUR, minute: 0 })
}

/** When to try a refused card again, if there is still time; an hour later it would only be refused again. */
export function nextTry(failedAt: Date, until: Date): Date | undefined {
  const later = new Date(failedAt.getTime() + RETRY_HOURS * HOUR)
  const { date, hour } = londonTime(later)
  const again = hour < FIRST_HOUR ? instantOf({ date, hour: FIRST_HOUR, minute: 0 }) : later
  return again <= until ? again : undefined
}

/** Cover that we hold without a payment lasts for days: its card is tried once a day, because each try is reported (D-278). */
export function nextDailyTry(failedAt: Date, until: Date): Date | undefined {
  const again = instantOf({ date: addDays(londonDate(failedAt), 1), hour: FIRST_HOUR, minute: 0 })
  return again <= until ? again : undefined
}

/** A customer whose renewal is waiting for their answers is asked again this many days before the end (D-266). */
export const ASK_AGAIN_DAYS = 3

/** How long after the end of cover its customer is still told that it ended, if nothing ran for so long. */
export const LATE_DAYS = 45

/** Emails that can wait are not sent at night. */
export function isTimeToWrite(hour: number): boolean {
  return hour >= FIRST_HOUR && hour < 21
}

/** A reminder this many days late is no longer sent, because it would confuse the customer. */
const LATE_REMINDER_DAYS = 2
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
      from: startOfLondonDay(addDays(today, -1 - LATE_REMINDER_DAYS)),
      before: startOfLondonDay(today),
    },
    beforeExpiry: {
      expiringFrom: startOfLondonDay(addDays(lastDay, -LATE_REMINDER_DAYS)),
      expiringBefore: startOfLondonDay(addDays(lastDay, 1)),
    },
  }
}
