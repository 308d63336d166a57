import type { GrantLine } from './grant-line'
import { purchaseLines } from './purchase-lines'
import { quoteLines } from './quote-lines'

/** Calls that only the browser holding the quote or its policy may make (D-250). */
export const byGrant: Readonly<Record<string, GrantLine>> = { ...quoteLines, ...purchaseLines }
