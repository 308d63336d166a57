import type { LocalDate } from '../values/local-date'
import { londonDate } from '../values/london-time'

/** A quote can be found and bought for so many days (D-141). */
export const QUOTE_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

export function quoteExpiresAt(now: Date): Date {
  return new Date(now.getTime() + QUOTE_DAYS * DAY)
}

/** A browser that made or unlocked a quote may touch it for so long; after that the personal check opens it again (D-250). */
export const GRANT_HOURS = 24

/** A price holds to the end of the day it was made on, in London (CON-28, D-141). */
export function isPriceHeld(pricedOn: LocalDate, now: Date): boolean {
  return pricedOn === londonDate(now)
}

/** Who passed the check, or made the quote, is not asked again for so long (RET-09, CON-31, D-227, D-237). */
export const CHECK_HOLDS_MINUTES = 30

/** How long a check that was tried too often stays shut, to everybody alike (D-248, D-263). */
export const CHECK_WAIT_MINUTES = 15

/** How long an emailed link opens a saved quote: long enough to find the email, too short to be found in it later. */
export const DRAFT_LINK_MINUTES = 30

/**
 * A browser that held a quote and has not been used for so long holds it no longer: twice as long as a page stays open that nobody
 * touches, so that the page always closes first (END-11, ASVS 7.3.1).
 */
export const SESSION_IDLE_MINUTES = 30

/** Whoever pays may be kept by their bank for 90 minutes, and no page closes on them or on the policy shown after it (D-048). */
export const SESSION_PAYING_MINUTES = 120

/** However much it is used (ASVS 7.3.2). */
export const SESSION_HOURS = 24

/** How long an id still opens what its session holds once the one after it is in use: for requests that left the browser before. */
export const SESSION_OVERLAP_SECONDS = 60

/** A page nobody touched for a quarter of an hour ends the session, unless another tab has used it for the last so many minutes. */
export const OTHER_TAB_MINUTES = 10
