import { OURS, touchBrowser } from './storage'

const NAME = `${OURS}draft`

/**
 * The opaque id of the quote saved last from this browser: all that outlives the tab, and nothing personal (D-046). Visitors of a
 * browser that keeps no storage are offered nothing and lose nothing else.
 */
export function markedDraft(): string | undefined {
  return touchBrowser((storage) => storage.getItem(NAME) ?? undefined)
}

export function markDraft(id: string): void {
  touchBrowser((storage) => storage.setItem(NAME, id))
}

export function unmarkDraft(): void {
  touchBrowser((storage) => storage.removeItem(NAME))
}
