import { journey } from '../brands/current'

/** What the name of everything that a journey keeps in this browser begins with. The page's own first script knows it too (index.html). */
export const OURS = `milepost:${journey.id}:`

/** What outlives the tab. A browser that keeps no storage throws on every touch of it: it has kept nothing, and is told nothing. */
export function touchBrowser<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** What outlives a reload and no more; or not even that, where there is no storage, or no more of it. */
export function touchTab<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
