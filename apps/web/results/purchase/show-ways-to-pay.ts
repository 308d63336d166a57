/** Takes the customer up to the ways to pay: one must be chosen there, or there is a new price to look at (BUY-07, BUY-14). */
export function showWaysToPay(): void {
  const section = document.getElementById('paymentOptions')
  section?.scrollIntoView({ block: 'start' })
  const first = section?.querySelector<HTMLElement>('input') ?? section
  first?.focus({ preventScroll: true })
}
