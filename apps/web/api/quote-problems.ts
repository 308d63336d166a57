import type { ProblemCode } from '@milepost/contract/problem'
import { paths } from '../paths'

export type EndOfQuote = { to: string; replace: boolean }

/** Where the code of a refused quote leads. An ending that is final takes the place of the page, so that Back does not return to it. */
const ends: Partial<Record<ProblemCode, EndOfQuote>> = {
  QUOTE_DECLINED: { to: paths.decline, replace: false },
  QUOTE_REFERRED: { to: paths.decline, replace: false },
  QUOTE_ALREADY_TAKEN_UP: { to: paths.quoteTakenUp, replace: true },
  QUOTE_TAKEN_UP: { to: paths.quoteTakenUp, replace: true },
  QUOTE_EXPIRED: { to: paths.quoteExpired, replace: true },
  QUOTE_LOCKED: { to: paths.quoteLocked, replace: false },
}

/** The page for a quote code, the error page for one nobody knows (NAV-32 to NAV-36, D-242). */
export function endOfQuote(code: string): EndOfQuote {
  const known = Object.entries(ends).find(([each]) => each === code)?.[1]
  return known ?? { to: paths.error, replace: false }
}
