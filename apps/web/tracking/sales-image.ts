/** What a comparison site is told of, in the specification's words (AGG-13). */
export type PageContext = 'Landing Page' | 'Payment Confirmation Page'

/** Nothing but these leaves the site: the reference is the most a stranger may know (D-175). */
export type Sale = { brandId: string; quoteReference: string; activity: string; pageContext: PageContext }

/**
 * The address of the picture that tells a comparison site of a quote of its own visitor, where one is set up; for nobody else's
 * (AGG-14). The server writes it into the page.
 */
export function salesImageAddress(source: string | undefined, sale: Sale): string | undefined {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="sales-image"]')
  if (!setting || source?.trim().toLowerCase() !== setting.dataset['source']?.toLowerCase()) return undefined
  const address = new URL(setting.content)
  for (const [name, value] of Object.entries(sale)) address.searchParams.set(name, value)
  return address.href
}
