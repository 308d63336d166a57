import type { FieldProblem } from '@milepost/contract/problem'
import { type EndOfQuote, endOfQuote } from '../../api/quote-problems'
import { paths } from '../../paths'

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

/** A code that has a page leads there; any other says that the quote is not at hand any more (NAV-32 to NAV-36). */
export function restartedAfter(end: EndOfQuote): Restarted {
  return end.to === paths.error ? { kind: 'check-again' } : { kind: 'go', ...end }
}

export function restartedAfterCode(code: string): Restarted {
  return restartedAfter(endOfQuote(code))
}
