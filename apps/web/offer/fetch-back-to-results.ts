/** As with every question: what it takes to price again is listed here, and not in what the first screen waits for. */
export async function fetchBackToResults() {
  return (await import('./back-to-results')).backToResults
}
