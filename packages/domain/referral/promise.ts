import { addWorkingDays } from '../payment/working-days.ts'
import { addDays, type LocalDate, longDate } from '../values/local-date.ts'
import { clockTime, endOfLondonDay, instantOf, londonDate, londonTime } from '../values/london-time.ts'

/** A customer hears from us by the end of the next working day. */
const DECIDED_WORKING_DAYS = 1
const OFFICE_CLOSES = { hour: 17, minute: 0 }

/** How long a customer has to answer a question, and how long an approved price is held. */
export const ANSWER_DAYS = 7
export const HELD_DAYS = 7

/** The time promised to the customer when a quote is referred, or after they answered our question. */
export function promisedBy(since: Date): Date {
  return instantOf({ date: addWorkingDays(londonDate(since), DECIDED_WORKING_DAYS), ...OFFICE_CLOSES })
}

/** To the end of a day in London, and never longer than the quote itself. */
export function answerBy(now: Date, quoteEnds: Date): Date {
  return earlier(endOfLondonDay(addDays(londonDate(now), ANSWER_DAYS)), quoteEnds)
}

/**
 * An approval and its price are held for days, not to the end of the day the price was made on (D-141): the customer did not
 * choose when the underwriter decides.
 */
export function heldUntil(now: Date, quoteEnds: Date): Date {
  return earlier(endOfLondonDay(addDays(londonDate(now), HELD_DAYS)), quoteEnds)
}

/** Cover cannot start in the past: a price belongs to its start and is not held longer. The approval outlasts it. */
export function priceHeldUntil(until: Date, start: LocalDate): Date {
  return earlier(until, endOfLondonDay(start))
}

/** "17:00 on 18 November 2026", as customers read a promise. */
export function momentInWords(instant: Date): string {
  return `${clockTime(londonTime(instant))} on ${longDate(londonDate(instant))}`
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
