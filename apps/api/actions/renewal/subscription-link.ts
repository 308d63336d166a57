import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock } from '../../ports/clock'
import type { LinkTo } from '../../ports/links'
import type { SubscriptionLinkStore } from '../../ports/subscription-links'
import { newToken } from '../returning/token-secret'

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
