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
import type { Scope } from '../../quote/ports'
import type { JourneyHosts } from '../config/hosts'

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

/** Of this machine itself, whichever journey its pages are. */
const GENERIC_HOST = 'localhost'

/**
 * What is wrong with a brand or product on the host it was asked for on. A host that stands for a journey serves that one and no other
 * (D-002): no header makes it another brand's. A host that stands for none, as that of a program on this machine, serves them all.
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
 * What a call is about. PC is taken from any journey of a brand, because a quote carries its own product line; any other product
 * means its own journey and no other (D-004).
 */
export function scopeOf(tenancy: Tenancy): Scope {
  const { tenant, product } = tenancy
  const ofBrand = journeyIds.filter((id) => journeyIdentities[id].brand === tenant)
  const own = ofBrand.filter((id) => isJourneyFor(id, tenancy))
  return { tenant, journeys: product === 'PC' ? [...own, ...ofBrand.filter((id) => !own.includes(id))] : own }
}

/**
 * The same on a site of ours, which has the questions of one journey: that one is meant, whatever else PC may stand for. A quote of a
 * sister journey is opened on its own site.
 */
export function scopeHere(tenancy: Tenancy, isServedHere: (journey: JourneyId) => boolean): Scope {
  const here = journeyOf(tenancy)
  return isServedHere(here) ? { tenant: tenancy.tenant, journeys: [here] } : scopeOf(tenancy)
}

/**
 * The journey of a call that is about no quote yet. PC is the private car line of the brand; a brand without one has one journey
 * only, and that is the one meant.
 */
export function journeyOf(tenancy: Tenancy): JourneyId {
  const [journey] = scopeOf(tenancy).journeys
  if (journey === undefined) throw new TypeError('A brand without journeys')
  return journey
}

function isJourneyFor(id: JourneyId, { tenant, product }: Tenancy): boolean {
  return journeyIdentities[id].brand === tenant && journeyIdentities[id].product === product
}
