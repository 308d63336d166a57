import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LinkTo } from '../platform/link-ports'
import type { Clock } from '../platform/ports'
import { newToken } from '../retrieval/token-secret'
import type { SubscriptionLinkStore } from './subscription-link-ports'

/** A link in an old letter still works when its reader wants out, a year and more later (SUB-08). */
const LINK_DAYS = 550
const DAY = 24 * 60 * 60 * 1000

export type SubscriptionLinkPorts = { subscriptionLinks: SubscriptionLinkStore; linkTo: LinkTo; clock: Clock }

/** Where a customer sees what follows their policy, and stops it. The token is behind the #: no server and no log sees it (T5). */
export async function subscriptionAddress(
  { tenant, journey, firstPolicy }: { tenant: BrandCode; journey: JourneyId; firstPolicy: string },
  { subscriptionLinks, linkTo, clock }: SubscriptionLinkPorts,
): Promise<string | undefined> {
  const page = linkTo(journey, 'subscription')
  if (page === undefined) return undefined
  const now = clock()
  const { token, tokenHash } = newToken()
  const endsAt = new Date(now.getTime() + LINK_DAYS * DAY)
  await subscriptionLinks.keepSubscriptionLink({ tenant, tokenHash, firstPolicy }, { now, endsAt })
  return `${page}#${token}`
}
