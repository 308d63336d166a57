import { type EndOfQuote, quoteEnds, unknownEnd } from './error-catalogue'

export type { EndOfQuote }

/** A quote this browser may not touch any more, its grant having ended, or that another tab has moved on. */
export function isLost(code: string): boolean {
  return code === 'QUOTE_NOT_FOUND' || code === 'QUOTE_MISMATCH'
}

/** The page for a quote code, the error page for one nobody knows (NAV-32 to NAV-36, D-242). */
export function endOfQuote(code: string): EndOfQuote {
  return Object.entries(quoteEnds).find(([each]) => each === code)?.[1] ?? unknownEnd
}
