import {
  type BrandCode,
  type JourneyId,
  journeyIdentities,
  type ProductCode,
} from '@milepost/domain/terms/identity'

/** The two headers every call has (D-003). Their names are defined only here. */
export const TENANT_HEADER = 'x-tenant'
export const PRODUCT_HEADER = 'x-product'

export type Tenancy = { tenant: BrandCode; product: ProductCode }

export function tenancyOf(journey: JourneyId): Tenancy {
  const { brand, product } = journeyIdentities[journey]
  return { tenant: brand, product }
}
