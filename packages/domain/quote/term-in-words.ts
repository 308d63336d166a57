import { formatDate } from '../values/local-date'
import { clockTime, type LondonTime } from '../values/london-time'
import type { PolicyTerm } from './policy-period'

/**
 * How long a policy runs, as it is said (CON-18, CON-27, D-134). The minute that an impound policy has beyond its 30 days is told by the
 * time it ends, which stands beside these words.
 */
export const termInWords: Readonly<Record<PolicyTerm, string>> = {
  annual: '12 months',
  'thirty-day': '30 days',
  'seven-day': '7 days',
  impound: '30 days',
}

/** "16/11/2026 at 09:05" (CON-12). */
export function momentInWords(time: LondonTime): string {
  return `${formatDate(time.date)} at ${clockTime(time)}`
}
