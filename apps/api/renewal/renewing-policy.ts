import { dueNow } from '@milepost/domain/payment/payment-option'
import type { PolicyAtItsEnd } from '@milepost/domain/renewal/automatic-renewal'
import type { PurchasedOffer } from '../payment/purchased-offer'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Policy } from '../policy/ports'
import { asItEnds } from '../policy/renews-automatically'
import type { OpenQuote } from '../quote/open-quote'
import type { PricedVersion } from '../quote/ports'
import type { RenewalPorts, SavedCard } from './ports'

/** A policy near its end, with its price, its place in the chain and the card that pays for the next period. */
export type RenewingPolicy = {
  policy: Policy
  version: PricedVersion
  firstPolicy: string
  /** Of this policy; the next period has the number after it. */
  period: number
  card: SavedCard | undefined
}

export async function renewingPolicy(key: PolicyKey, ports: RenewalPorts): Promise<RenewingPolicy> {
  const policy = await ports.policies.findPolicy(key)
  const version = policy && (await ports.quotes.findVersion(policy, policy.quoteVersion))
  if (!policy || !version) throw new Error('There is no such policy')
  const chain = await ports.renewals.chainOf(key)
  // A card saved later is charged for every period after it.
  const card = await ports.savedCards.newestCard({ tenant: key.tenant, firstPolicy: chain.firstPolicy })
  return { policy, version, ...chain, card }
}

export function atItsEnd({ policy, version, card }: RenewingPolicy): PolicyAtItsEnd {
  return asItEnds(policy, version.answers, card !== undefined)
}

/** The offer that was bought before, at its current price. */
export function offerLike({ current }: OpenQuote, { collectionCode }: Policy): PurchasedOffer | undefined {
  const [option] = current.assessment.outcome.options
  const paymentOption = option?.paymentOptions.find(({ code }) => code === collectionCode)
  return option && paymentOption && { optionId: option.optionId, paymentOption, due: dueNow(paymentOption) }
}
