/** A journey under its published host name, and in the codes the product is called with: a policy number begins with its brand's. */
export type Journey = {
  host: string
  tenant: string
  code: string
  brand: string
  product: string
  takes: string
}

/** All ten. */
export const journeys = [
  { host: 'acorn-pc', tenant: 'A', code: 'PC', brand: 'Acorn', product: 'Private car', takes: 'Cars' },
  {
    host: 'acorn-cv',
    tenant: 'A',
    code: 'CV',
    brand: 'Acorn',
    product: 'Commercial vehicle',
    takes: 'Light vans',
  },
  { host: 'acorn-taxi', tenant: 'A', code: 'TX', brand: 'Acorn', product: 'Taxi', takes: 'Cars as taxis' },
  { host: 'acorn-protect', tenant: 'A', code: 'PT', brand: 'Acorn', product: 'Protect', takes: 'Cars' },
  {
    host: 'briefly-impound',
    tenant: 'B',
    code: 'IMP',
    brand: 'Briefly',
    product: 'Impound',
    takes: 'Cars and vans',
  },
  { host: 'carrot-pc', tenant: 'CRT', code: 'CR', brand: 'Carrot', product: 'Private car', takes: 'Cars' },
  {
    host: 'motorcade-pc',
    tenant: 'M',
    code: 'PC',
    brand: 'Motorcade',
    product: 'Private car',
    takes: 'Cars',
  },
  {
    host: 'motorcade-cv',
    tenant: 'M',
    code: 'CV',
    brand: 'Motorcade',
    product: 'Commercial vehicle',
    takes: 'Light vans',
  },
  { host: 'flag-taxi', tenant: 'F', code: 'TX', brand: 'Flag', product: 'Taxi', takes: 'Cars as taxis' },
  {
    host: 'mypolicy-telematics',
    tenant: 'MP',
    code: 'TL',
    brand: 'MyPolicy',
    product: 'Telematics',
    takes: 'Cars',
  },
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
