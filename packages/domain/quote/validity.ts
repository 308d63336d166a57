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
