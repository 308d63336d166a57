import { buyingLines } from './buying-lines'
import type { GrantLine } from './grant-line'
import { quoteLines } from './quote-lines'

/** Calls that only the browser holding the quote, or the policy of it, may make (D-250). */
export const byGrant: Readonly<Record<string, GrantLine>> = { ...quoteLines, ...buyingLines }
