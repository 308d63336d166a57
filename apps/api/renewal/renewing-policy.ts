import { dueNow } from '@milepost/domain/payment/payment-option'
import type { Answers } from '@milepost/domain/questions/answers'
import type { PolicyAtItsEnd } from '@milepost/domain/renewal/automatic-renewal'
import { consecutiveRun } from '@milepost/domain/renewal/consecutive'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { PurchasedOffer } from '../purchase/attempt/purchased-offer.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import { asItEnds } from '../purchase/policy/renews-automatically.ts'
import type { OpenQuote } from '../quote/open-quote.ts'
import type { PricedVersion } from '../quote/ports.ts'
import type { RenewalPorts, SavedCard } from './ports.ts'

/** A policy near its end, with its price, its place in the chain and the card that pays for the next period. */
export type RenewingPolicy = {
  policy: Policy
  version: PricedVersion
  firstPolicy: string
  /** Of this policy; the next period has the number after it. */
  period: number
  /** Of how many consecutive thirty-day policies of this person and vehicle this one is the last (D-262). */
  consecutive: number
  /** The card kept for this policy: none if its customer declined to save one (D-279). */
  card: SavedCard | undefined
}

export async function renewingPolicy(key: PolicyKey, ports: RenewalPorts): Promise<RenewingPolicy> {
  const policy = await ports.policies.findPolicy(key)
  const version = policy && (await ports.quotes.findVersion(policy, policy.quoteVersion))
  if (!policy || !version) throw new Error('There is no such policy')
  const chain = await ports.renewals.chainOf(key)
  const consecutive = Math.max(chain.period, await runLength(policy, version, ports))
  return { policy, version, ...chain, consecutive, card: await cardOf(policy, chain.firstPolicy, ports) }
}

/** The number of thirty-day policies in a row that this one is the last of, by person and vehicle (SUB-07, D-262). */
async function runLength(
  { tenant, term, coverEnd }: Policy,
  { answers }: PricedVersion,
  { quotes }: RenewalPorts,
): Promise<number> {
  const { registration } = answers.vehicleDetails
  if (term !== 'thirty-day' || !registration) return 1
  const policies = await quotes.thirtyDayPolicies({ tenant, registration })
  const run = consecutiveRun(policies, addDays(londonDate(coverEnd), 1))
  const sold = await Promise.all(
    run.map(({ reference, version }) => quotes.findVersion({ tenant, reference }, version)),
  )
  // Another person's policies for the same vehicle are not this customer's.
  const own = sold.toReversed()
  const others = own.findIndex((each) => each !== undefined && !isSamePerson(each.answers, answers))
  return others === -1 ? own.length : others
}

function isSamePerson({ proposerDetails: one }: Answers, { proposerDetails: other }: Answers): boolean {
  return one.dateOfBirth === other.dateOfBirth && one.lastNames === other.lastNames
}

/**
 * A policy that its customer bought has the card they saved with it, and none if they declined. One that we renewed has the card it was
 * paid from: the one saved last for its chain (D-279).
 */
async function cardOf(policy: Policy, firstPolicy: string, { savedCards }: RenewalPorts) {
  if (!policy.requested.saveCard) return undefined
  if (!policy.requested.isAutomatic) return savedCards.findCard(policy)
  return savedCards.newestCard({ tenant: policy.tenant, firstPolicy })
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
