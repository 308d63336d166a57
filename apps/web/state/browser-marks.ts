import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import { STORAGE_PREFIX, withBrowserStorage } from './tab-store.ts'

const DRAFT_NAME = `${STORAGE_PREFIX}draft`

/**
 * The opaque id of the last quote saved from this browser. Only this outlives the tab, and it is not personal (D-046). Without
 * browser storage the quote is not offered again; nothing else is lost.
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

/** How long a customer can return to their price without the check (RET-09, CON-31, D-237). */
const VALID_MS = CHECK_HOLDS_MINUTES * 60_000

/** Which price this browser showed and when. Only this outlives the tab, and it is not personal. */
export type RetrieveStamp = { quoteReference: string; isValid: boolean }

/** Set on results. Without browser storage the customer takes the check. */
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

/** For a quote that was abandoned, bought, or closed. Does not affect another tab's quote. */
export function unstampQuote(quoteReference: string | undefined): void {
  if (quoteReference !== undefined && stampedQuote()?.quoteReference === quoteReference)
    withBrowserStorage((storage) => storage.removeItem(STAMP_NAME))
}
