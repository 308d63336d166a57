import type { IncomingHttpHeaders } from 'node:http'
import type { FieldProblem } from '@milepost/contract/problem'
import { PRODUCT_HEADER, TENANT_HEADER, type Tenancy } from '@milepost/contract/tenancy'
import {
  brandCodes,
  type JourneyId,
  journeyIdentities,
  journeyIds,
  productCodes,
} from '@milepost/domain/terms/identity'

type Read = { kind: 'read'; tenancy: Tenancy } | { kind: 'bad'; errors: readonly FieldProblem[] }

/** The brand and product a call is made for (D-003). */
export function readTenancy(headers: IncomingHttpHeaders): Read {
  const tenant = brandCodes.find((code) => code === headers[TENANT_HEADER])
  const product = productCodes.find((code) => code === headers[PRODUCT_HEADER])
  const errors: FieldProblem[] = []
  if (tenant === undefined)
    errors.push({ field: `header.${TENANT_HEADER}`, message: `Send one of ${brandCodes.join(', ')}` })
  if (product === undefined)
    errors.push({ field: `header.${PRODUCT_HEADER}`, message: `Send one of ${productCodes.join(', ')}` })
  if (tenant === undefined || product === undefined) return { kind: 'bad', errors }

  const isOffered = product === 'PC' || journeyIds.some((id) => isJourneyFor(id, { tenant, product }))
  if (isOffered) return { kind: 'read', tenancy: { tenant, product } }
  const field = `header.${PRODUCT_HEADER}`
  return { kind: 'bad', errors: [{ field, message: `Brand ${tenant} does not offer this product` }] }
}

/**
 * The journey of a brand and product. PC is taken from any journey of a brand (D-004); a brand without a private car line has one
 * journey only, and that is the one meant.
 */
export function journeyOf(tenancy: Tenancy): JourneyId {
  const ofBrand = journeyIds.filter((id) => journeyIdentities[id].brand === tenancy.tenant)
  const journey = ofBrand.find((id) => isJourneyFor(id, tenancy)) ?? ofBrand[0]
  if (journey === undefined) throw new TypeError('A brand without journeys')
  return journey
}

function isJourneyFor(id: JourneyId, { tenant, product }: Tenancy): boolean {
  return journeyIdentities[id].brand === tenant && journeyIdentities[id].product === product
}
