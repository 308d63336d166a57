import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { OURS, touchBrowser } from './storage'

const NAME = `${OURS}retrieve-stamp`

/** As long as somebody may come back to their price without the check (RET-09, CON-31, D-237). */
const VALID_MS = CHECK_HOLDS_MINUTES * 60_000

/** That this browser showed a price, which and when: all that outlives the tab, and nothing personal. */
export type RetrieveStamp = { quoteReference: string; isValid: boolean }

/** Set on the screen of results. Visitors of a browser that keeps no storage take the check. */
export function stampQuote(quoteReference: string): void {
  touchBrowser((storage) => storage.setItem(NAME, `${Date.now()} ${quoteReference}`))
}

export function stampedQuote(): RetrieveStamp | undefined {
  const [at = '', quoteReference] = (touchBrowser((storage) => storage.getItem(NAME)) ?? '').split(' ')
  if (!quoteReference) return undefined
  const age = Date.now() - Number(at)
  return { quoteReference, isValid: age >= 0 && age <= VALID_MS }
}

/** For a quote that was left for good, bought, or closed. Another tab's is not touched. */
export function unstampQuote(quoteReference: string | undefined): void {
  if (quoteReference !== undefined && stampedQuote()?.quoteReference === quoteReference)
    touchBrowser((storage) => storage.removeItem(NAME))
}
