import type { LocalDate } from '../values/local-date'
import { londonDate } from '../values/london-time'

/**
 * Whether a price was taken over from the period before: then it stands as long as its quote does, whatever the day (SUB-08, D-262).
 * It was rated before its quote was made, as no other price is; once its customer has changed an answer it is rated anew.
 */
export function isTakenOver(ratedOn: LocalDate, quotedAt: Date): boolean {
  return ratedOn < londonDate(quotedAt)
}
