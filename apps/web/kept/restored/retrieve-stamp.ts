import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { journey } from '../../brands/current'

const NAME = `milepost:${journey.id}:retrieve-stamp`

/** As long as somebody may come back to their price without the check (RET-09, CON-31, D-237). */
const VALID_MS = CHECK_HOLDS_MINUTES * 60_000

/** That this browser showed a price, which and when: all that outlives the tab, and nothing personal. */
export type RetrieveStamp = { quoteReference: string; isValid: boolean }

/** Set on the screen of results. A browser that keeps no storage throws on every touch of it; its visitors take the check. */
export function stampQuote(quoteReference: string): void {
  touch((storage) => storage.setItem(NAME, `${Date.now()} ${quoteReference}`))
}

export function stampedQuote(): RetrieveStamp | undefined {
  const [at = '', quoteReference] = (touch((storage) => storage.getItem(NAME)) ?? '').split(' ')
  if (!quoteReference) return undefined
  const age = Date.now() - Number(at)
  return { quoteReference, isValid: age >= 0 && age <= VALID_MS }
}

/** For a quote that was left for good, bought, or closed. Another tab's is not touched. */
export function unstampQuote(quoteReference: string | undefined): void {
  if (quoteReference !== undefined && stampedQuote()?.quoteReference === quoteReference)
    touch((storage) => storage.removeItem(NAME))
}

function touch<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
