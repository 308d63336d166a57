import type { GrantLine } from './grant-line.ts'
import { purchaseLines } from './purchase-lines.ts'
import { quoteLines } from './quote-lines.ts'

/** Calls that only the browser holding the quote or its policy may make (D-250). */
export const byGrant: Readonly<Record<string, GrantLine>> = { ...quoteLines, ...purchaseLines }
