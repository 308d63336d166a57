/** The pages that are reported to a comparison site, in the specification's words (AGG-13). */
export type PageContext = 'Landing Page' | 'Payment Confirmation Page'

/** Nothing else leaves the site: the reference is the most a third party may know (D-175). */
export type Sale = { brandId: string; quoteReference: string; activity: string; pageContext: PageContext }

/**
 * The URL of the image that reports a quote to the comparison site its visitor came from, if one is configured; undefined for all
 * other visitors (AGG-14). The server writes it into the page.
 */
export function salesImageAddress(source: string | undefined, sale: Sale): string | undefined {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="sales-image"]')
  if (!setting || source?.trim().toLowerCase() !== setting.dataset['source']?.toLowerCase()) return undefined
  const address = new URL(setting.content)
  for (const [name, value] of Object.entries(sale)) address.searchParams.set(name, value)
  return address.href
}
