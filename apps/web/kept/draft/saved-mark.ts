import { journey } from '../../brands/current'

const NAME = `milepost:${journey.id}:draft`

/**
 * The opaque id of the quote saved last from this browser: all that outlives the tab, and nothing personal (D-046). A browser
 * that keeps no storage throws on every touch of it; its visitors are then offered nothing and lose nothing else.
 */
export function markedDraft(): string | undefined {
  return touch((storage) => storage.getItem(NAME) ?? undefined)
}

export function markDraft(id: string): void {
  touch((storage) => storage.setItem(NAME, id))
}

export function unmarkDraft(): void {
  touch((storage) => storage.removeItem(NAME))
}

function touch<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
