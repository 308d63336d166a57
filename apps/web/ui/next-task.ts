/**
 * Ends the browser's current task; what follows runs in the next. A page answers no press while a task runs, and a slow phone takes
 * four times as long for each.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
