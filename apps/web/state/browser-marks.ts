import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import { STORAGE_PREFIX, withBrowserStorage } from './tab-store'

const DRAFT_NAME = `${STORAGE_PREFIX}draft`

/**
 * The opaque id of the quote saved last from this browser: all that outlives the tab, and nothing personal (D-046). Visitors of a
 * browser that keeps no storage are offered nothing and lose nothing else.
 */
export function markedDraft(): string | undefined {
  return withBrowserStorage((storage) => storage.getItem(DRAFT_NAME) ?? undefined)
}

export function markDraft(id: string): void {
  withBrowserStorage((storage) => storage.setItem(DRAFT_NAME, id))
}

export function unmarkDraft(): void {
  withBrowserStorage((storage) => storage.removeItem(DRAFT_NAME))
}

const STAMP_NAME = `${STORAGE_PREFIX}retrieve-stamp`

/** As long as somebody may come back to their price without the check (RET-09, CON-31, D-237). */
const VALID_MS = CHECK_HOLDS_MINUTES * 60_000

/** That this browser showed a price, which and when: all that outlives the tab, and nothing personal. */
export type RetrieveStamp = { quoteReference: string; isValid: boolean }

/** Set on the screen of results. Visitors of a browser that keeps no storage take the check. */
export function stampQuote(quoteReference: string): void {
  withBrowserStorage((storage) => storage.setItem(STAMP_NAME, `${Date.now()} ${quoteReference}`))
}

export function stampedQuote(): RetrieveStamp | undefined {
  const [at = '', quoteReference] = (
    withBrowserStorage((storage) => storage.getItem(STAMP_NAME)) ?? ''
  ).split(' ')
  if (!quoteReference) return undefined
  const age = Date.now() - Number(at)
  return { quoteReference, isValid: age >= 0 && age <= VALID_MS }
}

/** For a quote that was left for good, bought, or closed. Another tab's is not touched. */
export function unstampQuote(quoteReference: string | undefined): void {
  if (quoteReference !== undefined && stampedQuote()?.quoteReference === quoteReference)
    withBrowserStorage((storage) => storage.removeItem(STAMP_NAME))
}
