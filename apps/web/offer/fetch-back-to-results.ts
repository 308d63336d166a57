/**
 * A dynamic import in a file of its own: the chunks needed to price again are listed here, not in what the first screen waits for.
 */
export async function fetchBackToResults() {
  return (await import('./back-to-results.ts')).backToResults
}
