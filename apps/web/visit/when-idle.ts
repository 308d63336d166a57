/** How long after the page has loaded: the first screen is drawn and answered first. */
const PATIENCE_MS = 2_000

/** Does it once the page has loaded and rested. It must not matter to the customer: a failure to load is nobody's concern. */
export function whenIdle(work: () => Promise<void>): void {
  const begin = () => setTimeout(() => work().catch(() => undefined), PATIENCE_MS)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
