/** The ten journeys with their brand and product (D-001). Everything else about a journey is in its terms. */
export const journeyIdentities = {
  acorn_pc: { brand: 'A', product: 'PC' },
  acorn_cv: { brand: 'A', product: 'CV' },
  acorn_taxi: { brand: 'A', product: 'TX' },
  acorn_protect: { brand: 'A', product: 'PT' },
  briefly_impound: { brand: 'B', product: 'IMP' },
  carrot_pc: { brand: 'CRT', product: 'CR' },
  motorcade_pc: { brand: 'M', product: 'PC' },
  motorcade_cv: { brand: 'M', product: 'CV' },
  flag_taxi: { brand: 'F', product: 'TX' },
  mypolicy_telematics: { brand: 'MP', product: 'TL' },
} as const satisfies Record<string, { brand: BrandCode; product: ProductCode }>

export type JourneyId = keyof typeof journeyIdentities

export const journeyIds = Object.keys(journeyIdentities) as readonly JourneyId[]

export const brandCodes = ['A', 'B', 'CRT', 'M', 'F', 'MP'] as const
export type BrandCode = (typeof brandCodes)[number]

export const productCodes = ['CV', 'IMP', 'PC', 'PT', 'TX', 'CR', 'TL'] as const
export type ProductCode = (typeof productCodes)[number]

export function isJourneyId(text: string): text is JourneyId {
  return Object.hasOwn(journeyIdentities, text)
}
