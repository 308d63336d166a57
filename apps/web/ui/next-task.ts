/**
 * Ends the browser's current task; what follows runs in the next. A page answers no press while a task runs, and a slow phone takes
 * four times as long for each.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A hidden tab paints nothing until it is shown again: what waits for a paint there goes on without. */
const NO_PAINT_MS = 100

/** What was drawn is seen first; what follows runs when it has been painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, NO_PAINT_MS)
  })
}
