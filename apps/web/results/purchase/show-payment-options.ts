/** Takes the customer up to the ways to pay, of which one has to be chosen (BUY-07, BUY-14). */
export function showWaysToPay(): void {
  const section = document.getElementById('paymentOptions')
  section?.scrollIntoView({ block: 'start' })
  const first = section?.querySelector<HTMLElement>('input') ?? section
  first?.focus({ preventScroll: true })
}

/** The notice of a new price stands above them. The focus stays where the next thing is done. False while there is none yet. */
export function showPriceNews(): boolean {
  const title = document.getElementById('news-title')
  title?.scrollIntoView({ block: 'center' })
  return title !== null
}
