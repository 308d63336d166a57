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
import type { JourneyHosts } from '../config/hosts.ts'
import type { Scope } from '../ports.ts'

type Read = { kind: 'read'; tenancy: Tenancy } | { kind: 'bad'; errors: readonly FieldProblem[] }

/** The brand and product of a call (D-003). */
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

/** This machine itself, regardless of the journey that its pages show. */
const GENERIC_HOST = 'localhost'

/**
 * What is wrong with the requested brand or product on this host. A host of a journey serves only that journey (D-002): no header
 * can select another brand. A host without one, such as that of a program on this machine, serves all.
 */
export function foreignToHost(
  { pinned, byHost }: JourneyHosts,
  hostname: string,
  { tenant, product }: Tenancy,
): FieldProblem | undefined {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const named = name === GENERIC_HOST ? undefined : byHost.get(name)
  if (named === undefined) return undefined
  const own = journeyIdentities[pinned ?? named]
  if (tenant !== own.brand)
    return { field: `header.${TENANT_HEADER}`, message: `Send ${own.brand}, the brand of this host` }
  if (product === own.product || product === 'PC') return undefined
  return { field: `header.${PRODUCT_HEADER}`, message: `Send ${own.product}, the product of this host` }
}

/**
 * What a call may access. PC covers every journey of the brand, because a quote carries its own product line; any other product
 * means only its own journey (D-004).
 */
export function scopeOf(tenancy: Tenancy): Scope {
  const { tenant, product } = tenancy
  const ofBrand = journeyIds.filter((id) => journeyIdentities[id].brand === tenant)
  const own = ofBrand.filter((id) => isJourneyFor(id, tenancy))
  return { tenant, journeys: product === 'PC' ? [...own, ...ofBrand.filter((id) => !own.includes(id))] : own }
}

/**
 * The same on one of our sites, which asks the questions of one journey: PC then means that journey only. A quote of a sister
 * journey is opened on its own site.
 */
export function scopeHere(tenancy: Tenancy, isServedHere: (journey: JourneyId) => boolean): Scope {
  const here = journeyOf(tenancy)
  return isServedHere(here) ? { tenant: tenancy.tenant, journeys: [here] } : scopeOf(tenancy)
}

/** The journey of a call without a quote yet. PC is the brand's private car line; for a brand without one, PC means its only journey. */
export function journeyOf(tenancy: Tenancy): JourneyId {
  const [journey] = scopeOf(tenancy).journeys
  if (journey === undefined) throw new TypeError('A brand without journeys')
  return journey
}

function isJourneyFor(id: JourneyId, { tenant, product }: Tenancy): boolean {
  return journeyIdentities[id].brand === tenant && journeyIdentities[id].product === product
}
