import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock, LinkTo } from '../platform/ports.ts'
import type { StoredQuote } from '../quote/ports.ts'
import { type NewLinkPorts, newLink, newToken } from '../retrieval/link-token.ts'
import type { SubscriptionLinkStore } from './ports.ts'

/** The link back to a quote in an email of ours: prices immediately, details after the check (RMD-01, D-240). */
export async function quoteLink(
  { tenant, reference, journey, expiresAt: endsAt }: StoredQuote,
  source: 'renewal' | 'reminder',
  { linkTo, ...ports }: NewLinkPorts & { linkTo: LinkTo },
): Promise<string | undefined> {
  const page = linkTo(journey, 'quote')
  if (page === undefined) return undefined
  const { address } = await newLink({ tenant, reference, kind: 'reminder', endsAt }, page, ports)
  address.searchParams.set('source', source)
  return address.href
}

/** The link in an old email must still stop the renewal a year and more later (SUB-08). */
const LINK_DAYS = 550
const DAY = 24 * 60 * 60 * 1000

export type SubscriptionLinkPorts = { subscriptionLinks: SubscriptionLinkStore; linkTo: LinkTo; clock: Clock }

/** Where a customer sees what follows their policy and stops it. The token is after the #, so no server or log sees it (T5). */
export async function subscriptionAddress(
  { tenant, journey, firstPolicy }: { tenant: BrandCode; journey: JourneyId; firstPolicy: string },
  { subscriptionLinks, linkTo, clock }: SubscriptionLinkPorts,
): Promise<string | undefined> {
  const page = linkTo(journey, 'subscription')
  if (page === undefined) return undefined
  const now = clock()
  const { token, tokenHash } = newToken()
  const endsAt = new Date(now.getTime() + LINK_DAYS * DAY)
  await subscriptionLinks.saveSubscriptionLink({ tenant, tokenHash, firstPolicy }, { now, endsAt })
  return `${page}#${token}`
}
