import type { JourneyHost } from '../desk/journeys'

/** A journey in the product's own codes: a policy number begins with its brand's. */
export type SoldOn = { tenant: string; product: string; host: JourneyHost; brand: string }

export const soldOn: readonly SoldOn[] = [
  { tenant: 'A', product: 'PC', host: 'acorn-pc', brand: 'Acorn' },
  { tenant: 'A', product: 'CV', host: 'acorn-cv', brand: 'Acorn' },
  { tenant: 'A', product: 'TX', host: 'acorn-taxi', brand: 'Acorn' },
  { tenant: 'A', product: 'PT', host: 'acorn-protect', brand: 'Acorn' },
  { tenant: 'B', product: 'IMP', host: 'briefly-impound', brand: 'Briefly' },
  { tenant: 'CRT', product: 'CR', host: 'carrot-pc', brand: 'Carrot' },
  { tenant: 'M', product: 'PC', host: 'motorcade-pc', brand: 'Motorcade' },
  { tenant: 'M', product: 'CV', host: 'motorcade-cv', brand: 'Motorcade' },
  { tenant: 'F', product: 'TX', host: 'flag-taxi', brand: 'Flag' },
  { tenant: 'MP', product: 'TL', host: 'mypolicy-telematics', brand: 'MyPolicy' },
]

/** The brands, each by the first of its journeys. */
export const brands: readonly SoldOn[] = soldOn.filter(
  ({ tenant }, index) => soldOn.findIndex((other) => other.tenant === tenant) === index,
)

/** The brand whose policy or quote carries this number. */
export function brandOf(reference: string): SoldOn | undefined {
  return brands.find(({ tenant }) => reference.startsWith(`${tenant}-`))
}
