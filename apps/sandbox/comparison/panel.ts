import type { JourneyHost } from '../desk/journeys'

/** Who is asked for a price, as the product's published headers name them. */
export type Insurer = { host: JourneyHost; brand: string; name: string; tenant: string; product: string }

/** The journeys a comparison site sells, by what they insure. Impound cover is not sold by comparison. */
export const panel: Readonly<Record<'car' | 'van' | 'taxi', readonly Insurer[]>> = {
  car: [
    { host: 'acorn-pc', brand: 'Acorn', name: 'Acorn car', tenant: 'A', product: 'PC' },
    { host: 'acorn-protect', brand: 'Acorn', name: 'Acorn Protect', tenant: 'A', product: 'PT' },
    { host: 'carrot-pc', brand: 'Carrot', name: 'Carrot car', tenant: 'CRT', product: 'CR' },
    { host: 'motorcade-pc', brand: 'Motorcade', name: 'Motorcade car', tenant: 'M', product: 'PC' },
    {
      host: 'mypolicy-telematics',
      brand: 'MyPolicy',
      name: 'MyPolicy telematics',
      tenant: 'MP',
      product: 'TL',
    },
  ],
  van: [
    { host: 'acorn-cv', brand: 'Acorn', name: 'Acorn van', tenant: 'A', product: 'CV' },
    { host: 'motorcade-cv', brand: 'Motorcade', name: 'Motorcade van', tenant: 'M', product: 'CV' },
  ],
  taxi: [
    { host: 'acorn-taxi', brand: 'Acorn', name: 'Acorn taxi', tenant: 'A', product: 'TX' },
    { host: 'flag-taxi', brand: 'Flag', name: 'Flag taxi', tenant: 'F', product: 'TX' },
  ],
}
