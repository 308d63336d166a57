/** The panel's place in the page; whoever is sent to it from further down finds it by this. */
export const ARRIVAL = 'arrival'

export function showArrival(): void {
  const panel = document.getElementById(ARRIVAL)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
