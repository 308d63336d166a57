import { firmOf, themes } from '@milepost/brands/brands'
import {
  type BrandCode,
  brandCodes,
  type JourneyId,
  journeyIdentities,
  journeyIds,
  type ProductCode,
} from '@milepost/domain/terms/identity'

/** A journey by its published host name, with the codes for calling the product: a policy number begins with the brand's. */
export type Journey = {
  host: JourneyHost
  tenant: BrandCode
  code: ProductCode
  brand: string
  product: string
  takes: string
}

export type JourneyHost = Dashed<JourneyId>
type Dashed<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Dashed<Tail>}`
  : Name

const products: Readonly<Record<ProductCode, { product: string; takes: string }>> = {
  PC: { product: 'Private car', takes: 'Cars' },
  CV: { product: 'Commercial vehicle', takes: 'Light vans' },
  TX: { product: 'Taxi', takes: 'Cars as taxis' },
  PT: { product: 'Protect', takes: 'Cars' },
  IMP: { product: 'Impound', takes: 'Cars and vans' },
  CR: { product: 'Private car', takes: 'Cars' },
  TL: { product: 'Telematics', takes: 'Cars' },
}

export const journeys: readonly Journey[] = journeyIds.map((id) => {
  const { brand: tenant, product: code } = journeyIdentities[id]
  const host = id.replaceAll('_', '-') as JourneyHost
  return { host, tenant, code, brand: firmOf(tenant).name, ...products[code] }
})

/** The colour of each brand, by class. */
export const brandColourStyle: string = brandCodes
  .map((code) => `.brand-${firmOf(code).slug} { --brand: ${themes[code].colours.accent}; }`)
  .join('\n')

/** A journey's URL on the product's site, with a registration to start with, if any. */
export function journeyUrl(siteUrl: URL, host: JourneyHost, registration?: string): string {
  const url = new URL(siteUrl)
  url.hostname = `${host}.${siteUrl.hostname}`
  if (registration === undefined) return url.href
  url.pathname = '/quote/vehicle-details'
  url.searchParams.set('registration', registration)
  return url.href
}
