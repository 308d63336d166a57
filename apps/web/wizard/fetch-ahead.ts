/**
 * Whoever has found their vehicle is about to go on: the questions and the next step are fetched while they look at it. What
 * does not arrive is asked for again with Continue, which says so if it fails.
 */
export function fetchAhead(): void {
  void import('./later-steps').then(({ fetchNextStep }) => fetchNextStep()).catch(() => undefined)
}
