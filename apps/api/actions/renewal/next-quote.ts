import { randomUUID } from 'node:crypto'
import { journeys } from '@milepost/domain/journeys/journeys'
import { quoteExpiresAt } from '@milepost/domain/quote/validity'
import { answersAYearOn, answersFrom } from '@milepost/domain/renewal/answers-next-period'
import { isPricedAnew } from '@milepost/domain/renewal/periods'
import { addDays, addYears, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { forThirtyDays } from '@milepost/pricing/products/thirty-day'
import { toRisk } from '@milepost/pricing/risk/to-risk'
import type { NewQuote, PricedVersion, QuoteStatus, StoredQuote } from '../../ports/quotes'
import type { Renewal } from '../../ports/renewals'
import { newReference } from '../new-reference'
import { priceRisk } from '../quote/price-risk'
import { offerUnderId } from './offer-under-id'
import type { RenewalPorts } from './renewal-ports'
import type { RenewingPolicy } from './renewing-policy'

type Next = { status: QuoteStatus; first: Omit<PricedVersion, 'version'> }

/**
 * The quote for the next period, made once: its name is written down before it is. None when the answers hold no longer. It is a
 * quote like any other, so that it is bought like any other (D-225).
 */
export async function nextQuote(
  renewal: Renewal,
  ending: RenewingPolicy,
  ports: RenewalPorts,
): Promise<StoredQuote | undefined> {
  const { tenant } = renewal
  const { policy } = ending
  const now = ports.clock()
  const reference = await ports.renewals.nameQuote(renewal, renewal.reference ?? newReference(tenant))
  const key = { tenant, reference }
  const known = await ports.quotes.findQuote(key, now)
  if (!known) {
    const before = await ports.quotes.findQuote(policy, now)
    const next = before && nextPrice(renewal, ending, before, now, ports)
    if (!before || !next) return undefined
    const { journey, term, channel } = before
    const expiresAt = quoteExpiresAt(now)
    const made: NewQuote = {
      ...key,
      journey,
      term,
      channel,
      besideReference: undefined,
      createdAt: now,
      expiresAt,
      ...next,
    }
    // Taken: by another who made it at this moment. It is the same.
    await ports.quotes.createQuotes([made], undefined)
  }
  if ((await ports.contacts.findContact(key)) === undefined)
    await ports.contacts.keepContact(key, policy.contact, now)
  return known ?? ports.quotes.findQuote(key, now)
}

function nextPrice(
  { period, lastDay, term }: Renewal,
  { version }: RenewingPolicy,
  before: StoredQuote,
  now: Date,
  ports: RenewalPorts,
): Next | undefined {
  const start = addDays(lastDay, 1)
  return isPricedAnew(term, period)
    ? pricedAnew(version, start, before, now, ports)
    : pricedAsBefore(version, start, now)
}

/** The price stays (SUB-08, D-226): only the days are others. */
function pricedAsBefore(version: PricedVersion, start: LocalDate, now: Date): Next | undefined {
  const { version: _, outcomeId: __, answers, risk, assessment, ...kept } = version
  if (assessment.kind === 'not-offered') return undefined
  const outcomeId = randomUUID()
  const from = { date: start, hour: 0, minute: 0 }
  return {
    status: 'priced',
    first: {
      ...kept,
      outcomeId,
      answers: answersFrom(answers, start),
      risk: { ...risk, cover: { ...risk.cover, start: from } },
      assessment: offerUnderId(assessment, outcomeId),
      cause: 'first-price',
      pricedAt: now,
    },
  }
}

/** What anybody new would pay for the same today: nobody pays more for having been with us (ICOBS 6B). */
function pricedAnew(
  { answers, marketing, choices }: PricedVersion,
  start: LocalDate,
  { journey, channel, term }: StoredQuote,
  now: Date,
  ports: RenewalPorts,
): Next | undefined {
  const terms = journeys[journey]
  const today = londonDate(now)
  const aged = answersAYearOn(answers, { start, since: addYears(start, -1), today, terms })
  const read = toRisk(aged, { terms, now, channel, term })
  if (read.kind === 'missing') return undefined
  const risk = term === 'thirty-day' ? forThirtyDays(read.risk) : read.risk
  const { status, ...priced } = priceRisk(risk, choices, ports)
  const made = { ...priced, answers: read.answers, marketing, risk, choices, pricedAt: now }
  return { status, first: { ...made, cause: 'first-price' } }
}
