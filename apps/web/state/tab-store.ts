import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { journey } from '../brands/current'

export type TabStore<State> = UseBoundStore<StoreApi<State>>

/** What the name of everything that a journey keeps in this browser begins with. The page's own first script knows it too (index.html). */
export const STORAGE_PREFIX = `milepost:${journey.id}:`

/** As long as a payment may be under way before it is given up (safety K7): a bank may keep its customer that long (D-048). */
const LONGEST_PAYING_MS = 90 * 60_000

/** What the tab's mark of a payment under way is called, after the beginning that all its names share. */
export const PAYING = 'paying'

/** As long as somebody may be idle at an open page (END-11). */
const LONGEST_MS = 15 * 60_000

// Before any store reads what the tab holds.
guardStaleTab()

/**
 * State that outlives a reload, in the tab's own storage (NAV-29, D-046). The shape is raised when what is stored changes; an older
 * one is then dropped rather than misread. A browser that keeps no storage, or no more of it, has its state for as long as the page.
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
  // What cannot be read counts as nothing too.
  const stored = withTabStorage((storage): { state: Partial<State>; version: number } | null =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  )
  return stored?.version === shape ? stored.state : undefined
}

/** What outlives the tab. A browser that keeps no storage throws on every touch of it: it has kept nothing, and is told nothing. */
export function withBrowserStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** What outlives a reload and no more; or not even that, where there is no storage, or no more of it. */
export function withTabStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/**
 * A browser may open closed tabs again the next day, with all that stood in their storage and perhaps for somebody else. What
 * was left for longer than an open page would have kept it is dropped before anything is shown; what was saved on the server
 * can still be opened, by its check (D-046, D-048).
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
  // Not every browser says that a page it closes is hidden first.
  window.addEventListener('pagehide', leave)
}

function isPaying(since: string | null): boolean {
  return since !== null && Date.now() - Number(since) <= LONGEST_PAYING_MS
}
