import { formatDate } from '../values/local-date'
import { clockTime, type LondonTime } from '../values/london-time'
import type { PolicyTerm } from './policy-period'

/** How long a policy runs, as it is said (CON-18, CON-27, D-134). */
export const termInWords: Readonly<Record<PolicyTerm, string>> = {
  annual: '12 months',
  'thirty-day': '30 days',
  'seven-day': '7 days',
  impound: '30 days and 1 minute',
}

/** "16/11/2026 at 09:05" (CON-12). */
export function momentInWords(time: LondonTime): string {
  return `${formatDate(time.date)} at ${clockTime(time)}`
}
