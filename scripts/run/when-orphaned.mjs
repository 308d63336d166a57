/**
 * Acts once when the process that started this one is gone: npm was killed and could not pass a signal on. Only used under npm,
 * because a shell that starts us in the background may legitimately end before we do.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    act()
  }, 250)
  look.unref()
}
