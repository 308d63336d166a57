import { randomUUID } from 'node:crypto'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { withNeverAsked } from '@milepost/domain/journeys/never-asked'
import type { Answers } from '@milepost/domain/questions/answers'
import { isRestartable, restartableSince, restartableUntil } from '@milepost/domain/quote/cancellation'
import { quoteExpiresAt } from '@milepost/domain/quote/time-limits'
import { withoutOldHistory } from '@milepost/domain/renewal/answers-next-period'
import { restartAnswers, restartTerms } from '@milepost/domain/restart/restart-terms'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import { toRisk } from '@milepost/pricing/risk/risk'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Actor } from '../platform/audit/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Clock, Failed, NotFound } from '../platform/ports.ts'
import { checkAct } from '../purchase/policy/check-act.ts'
import { withContact } from '../purchase/policy/contact-in-answers.ts'
import type { Cancellation, CancellationStore, Policy, PolicyStore } from '../purchase/policy/ports.ts'
import { MOST_DRAWS, newReference } from '../quote/new-quotes.ts'
import { offerUnderId } from '../quote/open-quote.ts'
import type { NewQuote, PricedVersion, QuoteStore, RatesOn } from '../quote/ports.ts'
import { priceRisk } from '../quote/priced-quote.ts'
import { vehicleOfRestart } from '../quote/vehicle-of-restart.ts'
import type { RestartStore } from './ports.ts'

export type CreateRestartPorts = {
  policies: Pick<PolicyStore, 'findPolicy'>
  cancellations: Pick<CancellationStore, 'findCancellation' | 'factsOf'>
  restarts: Pick<RestartStore, 'findRestartState' | 'createRestart'>
  quotes: Pick<QuoteStore, 'findVersion'>
  vehicleByRegistration: VehicleByRegistration
  ratesOn: RatesOn
  clock: Clock
}

/**
 * Cannot be restarted: it is in force, was cancelled too long ago or for a serious reason, was restarted, or has no price
 * (D-224).
 */
export type Ineligible = { kind: 'ineligible' }

const noExtras = { addOns: [] }

/**
 * The thirty-day quote that restarts a cancelled policy (API-36): its last answers, its vehicle looked up again, starting now, at today's
 * price and without extras. An existing quote that is not purchased yet is returned instead.
 */
export async function createRestartQuote(
  key: PolicyKey,
  by: Actor,
  ports: CreateRestartPorts,
): Promise<{ kind: 'made'; reference: string } | Ineligible | NotFound | Failed> {
  const now = ports.clock()
  const checked = await checkAct('restart-link', key, ports)
  if (checked.kind === 'not-found') return checked
  if (checked.kind === 'not-allowed') return { kind: 'ineligible' }
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const cancellation = await ports.cancellations.findCancellation(key)
  if (cancellation === undefined || !isRestartable(cancellation, now)) return { kind: 'ineligible' }
  const existing = await ports.restarts.findRestartState(key, now)
  if (existing) return restartReply(existing)

  const priced = await pricedRestart(policy, cancellation, now, ports)
  if (priced.kind !== 'priced') return priced
  const { tenant, policyNumber, contact } = policy
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const quote = { ...priced.quote, reference: newReference(tenant) }
    const created = await ports.restarts.createRestart({ tenant, policyNumber, quote, contact }, now, by)
    if (created === 'created') return { kind: 'made', reference: quote.reference }
    if (created !== 'reference-taken') return restartReply(created)
  }
  throw new Error('No reference was free')
}

function restartReply(
  existing: { kind: 'open'; reference: string } | { kind: 'restarted' },
): { kind: 'made'; reference: string } | Ineligible {
  return existing.kind === 'open' ? { kind: 'made', reference: existing.reference } : { kind: 'ineligible' }
}

async function pricedRestart(
  policy: Policy,
  { cancelledAt }: Cancellation,
  now: Date,
  ports: CreateRestartPorts,
): Promise<{ kind: 'priced'; quote: Omit<NewQuote, 'reference'> } | Ineligible | Failed> {
  const sold = await ports.quotes.findVersion(policy, policy.quoteVersion)
  if (sold === undefined) throw new TypeError('A policy was sold at a price that is not there')
  const looked = await vehicleOfRestart(sold.answers, ports)
  if (looked.kind === 'failed') return looked
  const terms = restartTerms(journeys[policy.journey])
  // It starts as soon as possible, not when the policy did; a thirty-day term has no protected discount (SUB-07).
  const { effectiveFrom: _then, ...cover } = looked.answers.coverDetails
  const afresh = { ...looked.answers, coverDetails: { ...cover, protectNoClaimsDiscount: false } }
  const today = londonDate(now)
  // A question that the policy's customer was never asked gets its assumed answer, which the customer confirms before paying (D-266).
  const { answers, provenance } = withNeverAsked(
    restartAnswers(withoutOldHistory(withContact(afresh, policy.contact), terms, today), terms, now),
    { terms, today, now, channel: 'direct', definition: journeyDefinition },
  )
  const first = firstPrice(answers, sold, terms, now, ports)
  if (first === undefined) return { kind: 'ineligible' }
  const quote = {
    tenant: policy.tenant,
    journey: policy.journey,
    term: 'thirty-day',
    channel: 'direct',
    status: 'priced',
    pairedReference: undefined,
    isRestart: true,
    ...(Object.keys(provenance).length > 0 && { provenance }),
    createdAt: now,
    expiresAt: earlier(quoteExpiresAt(now), restartableUntil(cancelledAt)),
    first: { ...first, marketing: sold.marketing, choices: noExtras, pricedAt: now },
  } as const
  return { kind: 'priced', quote }
}

/**
 * Today's price; undefined if the risk is no longer accepted, and for impound cover, which has no thirty-day term. A missing answer, or one
 * that is no longer valid, is asked for before there is a price (D-266).
 */
function firstPrice(
  answers: Answers,
  sold: PricedVersion,
  terms: Terms,
  now: Date,
  ports: CreateRestartPorts,
): Pick<PricedVersion, 'outcomeId' | 'answers' | 'risk' | 'assessment' | 'cause'> | undefined {
  const read = toRisk(answers, { terms, now, channel: 'direct', term: 'thirty-day' })
  if (read.kind === 'missing') {
    const { risk, assessment } = sold
    if (risk.cover.term === 'impound' || assessment.kind === 'not-offered') return undefined
    const outcomeId = randomUUID()
    const start = answers.coverDetails.effectiveFrom ?? risk.cover.start
    const moved = { ...risk, cover: { ...risk.cover, start } }
    return {
      outcomeId,
      answers,
      risk: moved,
      assessment: offerUnderId(assessment, outcomeId),
      cause: 'awaiting-answers',
    }
  }
  if (read.risk.cover.term !== 'thirty-day') return undefined
  const { status, ...priced } = priceRisk(read.risk, noExtras, ports)
  return status === 'priced'
    ? { ...priced, answers: read.answers, risk: read.risk, cause: 'first-price' }
    : undefined
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

export type RestartablePolicy = { policyNumber: string; cancelledAt: Date; restartableUntil: Date }

/** The cancelled policies of a brand that may be restarted: numbers and dates, nothing about their holders (D-219, D-224). */
export async function restartablePolicies(
  { tenant, ignoreOlderThan }: { tenant: BrandCode; ignoreOlderThan: Date },
  { restarts, clock }: { restarts: Pick<RestartStore, 'restartablePolicies'>; clock: Clock },
): Promise<readonly RestartablePolicy[]> {
  const earliest = restartableSince(clock())
  const since = ignoreOlderThan > earliest ? ignoreOlderThan : earliest
  const found = await restarts.restartablePolicies(tenant, since)
  return (
    found
      .map(({ policyNumber, cancelledAt }) => ({
        policyNumber,
        cancelledAt,
        restartableUntil: restartableUntil(cancelledAt),
      }))
      // One that is cancelled from a day to come is still in force.
      .filter((policy) => policy.cancelledAt <= clock() && policy.restartableUntil > clock())
  )
}
