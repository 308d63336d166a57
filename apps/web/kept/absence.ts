/** As long as somebody may be idle at an open page (END-11). */
const LONGEST_MS = 15 * 60_000

/**
 * A browser may open closed tabs again the next day, with all that stood in their storage and perhaps for somebody else. What
 * was left for longer than an open page would have kept it is dropped before anything is shown; what was saved on the server
 * can still be opened, by its check (D-046, D-048). `of` begins the name of everything the journey keeps in the tab.
 */
export function forgetAfterAbsence(of: string): void {
  const stamp = `${of}left`
  touch((storage) => {
    const left = storage.getItem(stamp)
    if (left !== null && Date.now() - Number(left) > LONGEST_MS) {
      for (const name of Object.keys(storage)) if (name.startsWith(of)) storage.removeItem(name)
    }
    storage.removeItem(stamp)
  })
  const leave = () => touch((storage) => storage.setItem(stamp, String(Date.now())))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
    else touch((storage) => storage.removeItem(stamp))
  })
  // Not every browser says that a page it closes is hidden first.
  window.addEventListener('pagehide', leave)
}

/** A browser that keeps no storage throws on every touch of it, and has nothing to forget. */
function touch(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    return
  }
}
