import type { FieldProblem } from '@milepost/contract/problem'
import { type EndOfQuote, endOfQuote, isLost } from '../../api/quote-problems'

/** What pressing Pay Now came to. */
export type Restarted =
  | ({ kind: 'go' } & EndOfQuote)
  /** Another price than the one on the page; it is on the page now, and nothing is paid for it unseen (BUY-14). */
  | { kind: 'new-price' }
  /** This browser may not touch the quote any more, or another tab has moved it on: the check opens it anew. */
  | { kind: 'check-again' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** No answer arrived; pressing again is safe. */
  | { kind: 'unreachable' }

/** By the code and not by where it leads: what broke on our side would break again after the check (NAV-32 to NAV-36). */
export function restartedAfterCode(code: string): Extract<Restarted, { kind: 'go' | 'check-again' }> {
  return isLost(code) ? { kind: 'check-again' } : { kind: 'go', ...endOfQuote(code) }
}
