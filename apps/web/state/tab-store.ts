import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { journey } from '../brands/current.ts'

export type TabStore<State> = UseBoundStore<StoreApi<State>>

/** The prefix of everything that a journey stores in this browser. The page's inline script uses it too (index.html). */
export const STORAGE_PREFIX = `milepost:${journey.id}:`

/** How long a payment may be in progress before it is abandoned (safety K7): a bank may keep the customer that long (D-048). */
const LONGEST_PAYING_MS = 90 * 60_000

/** The name of the tab's mark of a payment in progress, after the shared prefix. */
export const PAYING = 'paying'

/** How long an open page may be idle (END-11). */
const LONGEST_MS = 15 * 60_000

// Before any store reads the tab's storage.
guardStaleTab()

/**
 * State that survives a reload, in session storage (NAV-29, D-046). The shape is raised when what is stored changes; an older one
 * is then dropped rather than misread. Without storage, or when it is full, the state lasts as long as the page.
 */
export function tabStore<State extends object>(name: string, shape: number, initial: State): TabStore<State> {
  const key = `${STORAGE_PREFIX}${name}`
  const store = create<State>()(() => ({ ...initial, ...storedAt<State>(key, shape) }))
  store.subscribe((state) =>
    withTabStorage((storage) => storage.setItem(key, JSON.stringify({ state, version: shape }))),
  )
  return store
}

function storedAt<State>(key: string, shape: number): Partial<State> | undefined {
  // What cannot be read counts as nothing.
  const stored = withTabStorage((storage): { state: Partial<State>; version: number } | null =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  )
  return stored?.version === shape ? stored.state : undefined
}

/** Storage that outlives the tab. A browser without storage throws on every access, which counts as nothing stored. */
export function withBrowserStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Storage that only outlives a reload. Without storage, or when it is full, nothing is stored. */
export function withTabStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/**
 * A browser may reopen closed tabs the next day, with their storage and perhaps for another person. State that was left for longer
 * than the idle timeout is dropped before anything is shown; what was saved on the server can still be opened by its check (D-046,
 * D-048).
 */
export function guardStaleTab(): void {
  const stamp = `${STORAGE_PREFIX}left`
  withTabStorage((storage) => {
    const left = storage.getItem(stamp)
    const longest = isPaying(storage.getItem(`${STORAGE_PREFIX}${PAYING}`)) ? LONGEST_PAYING_MS : LONGEST_MS
    if (left !== null && Date.now() - Number(left) > longest) {
      for (const name of Object.keys(storage)) if (name.startsWith(STORAGE_PREFIX)) storage.removeItem(name)
    }
    storage.removeItem(stamp)
  })
  const leave = () => withTabStorage((storage) => storage.setItem(stamp, String(Date.now())))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
    else withTabStorage((storage) => storage.removeItem(stamp))
  })
  // Not every browser reports a page it closes as hidden first.
  window.addEventListener('pagehide', leave)
}

function isPaying(since: string | null): boolean {
  return since !== null && Date.now() - Number(since) <= LONGEST_PAYING_MS
}
