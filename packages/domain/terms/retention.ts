import { addMonths } from '../values/local-date'
import { londonDate, startOfLondonDay } from '../values/london-time'

/** What belongs to a quote nobody bought is kept so long; its customer is told so (CON-26, D-251). */
export const quoteKeptMonths = 18

/** Acts of staff are on record for as long as claims about a policy of a year can be brought: six years after its end (Limitation Act 1980 s.5). */
export const auditKeptYears = 7

export function auditErasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -auditKeptYears * 12))
}

/** What was last touched before this moment is erased: the beginning of the London day that is so many months ago. */
export function erasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -quoteKeptMonths))
}
