/** The ten journeys under their published host names. */
export type Journey = { host: string; brand: string; product: string; takes: string }

export const journeys = [
  { host: 'acorn-pc', brand: 'Acorn', product: 'Private car', takes: 'Cars' },
  { host: 'acorn-cv', brand: 'Acorn', product: 'Commercial vehicle', takes: 'Light vans' },
  { host: 'acorn-taxi', brand: 'Acorn', product: 'Taxi', takes: 'Cars as taxis' },
  { host: 'acorn-protect', brand: 'Acorn', product: 'Protect', takes: 'Cars' },
  { host: 'briefly-impound', brand: 'Briefly', product: 'Impound', takes: 'Cars and vans' },
  { host: 'carrot-pc', brand: 'Carrot', product: 'Private car', takes: 'Cars' },
  { host: 'motorcade-pc', brand: 'Motorcade', product: 'Private car', takes: 'Cars' },
  { host: 'motorcade-cv', brand: 'Motorcade', product: 'Commercial vehicle', takes: 'Light vans' },
  { host: 'flag-taxi', brand: 'Flag', product: 'Taxi', takes: 'Cars as taxis' },
  { host: 'mypolicy-telematics', brand: 'MyPolicy', product: 'Telematics', takes: 'Cars' },
] as const satisfies readonly Journey[]

export type JourneyHost = (typeof journeys)[number]['host']

/** A journey's address on the product's site, with a registration to begin with when one is given. */
export function journeyUrl(siteUrl: URL, host: JourneyHost, registration?: string): string {
  const url = new URL(siteUrl)
  url.hostname = `${host}.${siteUrl.hostname}`
  if (registration === undefined) return url.href
  url.pathname = '/quote/vehicle-details'
  url.searchParams.set('registration', registration)
  return url.href
}
