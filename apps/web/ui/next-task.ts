/**
 * Ends the browser's current task; what follows runs in the next. A page does not respond to a press while a task runs, and a slow phone
 * takes four times as long for each.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A hidden tab paints nothing until it is shown again: code that waits for a paint there continues without one. */
const NO_PAINT_MS = 100

/** What was rendered is painted first; what follows runs after that. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, NO_PAINT_MS)
  })
}
