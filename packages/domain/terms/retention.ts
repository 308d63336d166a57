import { addMonths } from '../values/local-date'
import { londonDate, startOfLondonDay } from '../values/london-time'

/** How long the data of an unbought quote is stored; its customer is informed (CON-26, D-251). */
export const quoteKeptMonths = 18

/**
 * Staff actions stay recorded as long as claims about an annual policy can be brought: six years after its end (Limitation Act
 * 1980 s.5).
 */
export const auditKeptYears = 7

export function auditErasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -auditKeptYears * 12))
}

/** Data last used before this time is erased: the start of the London day that many months ago. */
export function erasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -quoteKeptMonths))
}
