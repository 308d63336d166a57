/**
 * Acts once when the process that started this one is gone: npm was killed and could pass no signal on. Only asked for under
 * npm, as a shell that starts us in the background may rightly end before we do.
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
