/** A price-comparison site, named to the visitors it sends us (D-013). Fictional, drawn as text. */
export type ComparisonSite = {
  /** The value of sourceOfBusiness it sends. */
  key: (typeof comparisonSiteKeys)[number]
  name: string
}

export const comparisonSiteKeys = ['quotelark', 'pennyfair', 'coverscout', 'ratebridge'] as const

export const comparisonSites: readonly ComparisonSite[] = [
  { key: 'quotelark', name: 'Quotelark' },
  { key: 'pennyfair', name: 'Pennyfair' },
  { key: 'coverscout', name: 'Coverscout' },
  { key: 'ratebridge', name: 'Ratebridge' },
]

/** The site a quote came from; undefined for any other source, and then nothing is shown (JRN-19). */
export function comparisonSiteOf(sourceOfBusiness: string | undefined): ComparisonSite | undefined {
  const key = sourceOfBusiness?.trim().toLowerCase()
  return comparisonSites.find((site) => site.key === key)
}
