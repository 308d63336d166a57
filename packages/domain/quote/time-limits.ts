import type { LocalDate } from '../values/local-date.ts'
import { londonDate } from '../values/london-time.ts'

/** How many days a quote can be retrieved and bought (D-141). */
export const QUOTE_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

export function quoteExpiresAt(now: Date): Date {
  return new Date(now.getTime() + QUOTE_DAYS * DAY)
}

/** How long a browser that made or unlocked a quote may use it; then the personal check is needed again (D-250). */
export const GRANT_HOURS = 24

/** A price holds to the end of the day it was made on, in London (CON-28, D-141). */
export function isPriceHeld(pricedOn: LocalDate, now: Date): boolean {
  return pricedOn === londonDate(now)
}

/** How long a customer who passed the check, or made the quote, is not asked again (RET-09, CON-31, D-227, D-237). */
export const CHECK_HOLDS_MINUTES = 30

/** How long a check stays locked after too many attempts, for every caller (D-248, D-263). */
export const CHECK_WAIT_MINUTES = 15

/** How long an emailed link opens a saved quote: long enough to find the email, too short to be misused later. */
export const DRAFT_LINK_MINUTES = 30

/**
 * A session that held a quote ends after this time without use: twice the idle timeout of a page, so that the page always closes
 * first (END-11, ASVS 7.3.1).
 */
export const SESSION_IDLE_MINUTES = 30

/** A bank may keep a paying customer for 90 minutes; no page times out on them or on the policy shown afterwards (D-048). */
export const SESSION_PAYING_MINUTES = 120

/** The maximum, regardless of use (ASVS 7.3.2). */
export const SESSION_HOURS = 24

/** How long a replaced session id remains valid, for requests that were already on their way. */
export const SESSION_OVERLAP_SECONDS = 60

/** A page left idle for fifteen minutes ends the session, unless another tab used it within this many minutes. */
export const OTHER_TAB_MINUTES = 10
