import { addDays, addMonths, addYears } from '../values/local-date.ts'
import { londonDate, startOfLondonDay } from '../values/london-time.ts'

/** How long the data of an unbought quote is stored; its customer is informed (CON-26, D-251). */
export const quoteKeptMonths = 18

/**
 * An unbought quote that names a conviction is stored for a shorter time. It goes whole: its price and its reasons would still show the
 * conviction (D-281).
 */
export const convictionsKeptDays = 90

/**
 * Staff actions stay recorded as long as claims about an annual policy can be brought: six years after its end (Limitation Act
 * 1980 s.5).
 */
export const auditKeptYears = 7

/** A policy, from the end of its cover: six years for claims under the contract, and one in which they are served (D-281). */
export const policyKeptYears = 7

/** A policy under which someone was reported injured: a child may claim until three years after coming of age (D-281). */
export const injuryKeptYears = 15

export function auditErasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -auditKeptYears * 12))
}

/** Data last used before this time is erased: the start of the London day that many months ago. */
export function erasedBefore(now: Date): Date {
  return startOfLondonDay(addMonths(londonDate(now), -quoteKeptMonths))
}

export function convictionsErasedBefore(now: Date): Date {
  return startOfLondonDay(addDays(londonDate(now), -convictionsKeptDays))
}

/** Policies whose cover ended before this time are erased; with an injury report, those that ended before `afterInjury`. */
export function policyErasedBefore(now: Date): { usual: Date; afterInjury: Date } {
  const ago = (years: number) => startOfLondonDay(addYears(londonDate(now), -years))
  return { usual: ago(policyKeptYears), afterInjury: ago(injuryKeptYears) }
}
