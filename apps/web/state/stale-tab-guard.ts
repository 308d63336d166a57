import { OURS, touchTab } from './storage'

/** As long as somebody may be idle at an open page (END-11). */
const LONGEST_MS = 15 * 60_000

/** As long as a payment may be under way before it is given up (safety K7): a bank may keep its customer that long (D-048). */
const LONGEST_PAYING_MS = 90 * 60_000

/** What the tab's mark of a payment under way is called, after the beginning that all its names share. */
export const PAYING = 'paying'

/**
 * A browser may open closed tabs again the next day, with all that stood in their storage and perhaps for somebody else. What
 * was left for longer than an open page would have kept it is dropped before anything is shown; what was saved on the server
 * can still be opened, by its check (D-046, D-048).
 */
export function forgetAfterAbsence(): void {
  const stamp = `${OURS}left`
  touchTab((storage) => {
    const left = storage.getItem(stamp)
    const longest = isPaying(storage.getItem(`${OURS}${PAYING}`)) ? LONGEST_PAYING_MS : LONGEST_MS
    if (left !== null && Date.now() - Number(left) > longest) {
      for (const name of Object.keys(storage)) if (name.startsWith(OURS)) storage.removeItem(name)
    }
    storage.removeItem(stamp)
  })
  const leave = () => touchTab((storage) => storage.setItem(stamp, String(Date.now())))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
    else touchTab((storage) => storage.removeItem(stamp))
  })
  // Not every browser says that a page it closes is hidden first.
  window.addEventListener('pagehide', leave)
}

function isPaying(since: string | null): boolean {
  return since !== null && Date.now() - Number(since) <= LONGEST_PAYING_MS
}
