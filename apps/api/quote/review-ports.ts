import type { QuoteKey } from './ports'

/** Whether somebody wants to look at a quote before its customer goes on (D-050). Nobody who does not answer holds a customer up. */
export type ReviewQuote = (quote: QuoteKey & { surname: string }) => Promise<'clear' | 'under-review'>
