import { type Reason, reasons } from './reasons'

/** What underwriting says of a risk, with every reason there is and not the first one found. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'referred'; reasons: readonly Reason[] }
  | { kind: 'declined'; reasons: readonly Reason[] }

/** One reason to decline outweighs any number to refer; the others stay on record. */
export function verdictOf(found: readonly Reason[]): Verdict {
  if (found.length === 0) return { kind: 'accepted' }
  const declines = found.some(({ code }) => reasons[code].verdict === 'decline')
  return { kind: declines ? 'declined' : 'referred', reasons: found }
}
