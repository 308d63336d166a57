import { quoteEndPages } from '@milepost/contract/pages'
import { paths } from '../paths.ts'

export type EndOfQuote = { to: string; replace: boolean }

/** Final ends replace the page in the history, so that Back does not return to it (NAV-33, NAV-34). */
const finalCodes: readonly string[] = ['QUOTE_ALREADY_TAKEN_UP', 'QUOTE_TAKEN_UP', 'QUOTE_EXPIRED']

/** The page for a quote code, the error page for an unknown one (NAV-32 to NAV-36, D-242 to D-244). */
export function endOfQuote(code: string): EndOfQuote {
  const [, to = paths.error] = Object.entries(quoteEndPages).find(([each]) => each === code) ?? []
  return { to, replace: finalCodes.includes(code) }
}

/** This browser no longer has access to the quote, because its grant has ended, or another tab has changed it. */
export function isLost(code: string): boolean {
  return code === 'QUOTE_NOT_FOUND' || code === 'QUOTE_MISMATCH'
}
