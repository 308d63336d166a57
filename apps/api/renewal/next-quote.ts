import { randomUUID } from 'node:crypto'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { withNeverAsked } from '@milepost/domain/journeys/never-asked'
import type { Answers } from '@milepost/domain/questions/answers'
import { quoteExpiresAt } from '@milepost/domain/quote/time-limits'
import { answersAYearOn, answersFrom, withoutOldHistory } from '@milepost/domain/renewal/answers-next-period'
import { isPricedAnew } from '@milepost/domain/renewal/subscription'
import { addDays, addYears, type LocalDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { forThirtyDays } from '@milepost/pricing/products/thirty-day'
import { toRisk } from '@milepost/pricing/risk/risk'
import { withContact } from '../purchase/policy/contact-in-answers.ts'
import { newReference } from '../quote/new-quotes.ts'
import { offerUnderId } from '../quote/open-quote.ts'
import type { NewQuote, PricedVersion, StoredQuote } from '../quote/ports.ts'
import { ceilingOf, isUnderCeiling, lowerOf } from '../quote/price-ceiling.ts'
import { priceRisk } from '../quote/priced-quote.ts'
import type { Renewal, RenewalPorts } from './ports.ts'
import type { RenewingPolicy } from './renewing-policy.ts'

type Next = Pick<NewQuote, 'status' | 'first' | 'provenance' | 'ceiling'>

/**
 * The quote for the next period, made once: its reference is stored before the quote is. It is bought like any other quote
 * (D-225). None if the policy was not sold at one of our prices.
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
    const next = before && (await nextPrice(renewal, ending, before, now, ports))
    if (!before || !next) return undefined
    const { journey, term, channel } = before
    const expiresAt = expiryOf(renewal, now)
    const made: NewQuote = {
      ...key,
      journey,
      term,
      channel,
      pairedReference: undefined,
      createdAt: now,
      expiresAt,
      ...next,
    }
    // The reference is taken: another process made the same quote at this moment.
    await ports.quotes.createQuotes([made], undefined)
  }
  await ports.contacts.copyContact(key, policy, now)
  return known ?? ports.quotes.findQuote(key, now)
}

/** How long after the end of cover its renewal can still be bought, at the price that was notified, if we were at fault (D-278). */
const BUYABLE_DAYS = 21

/** The renewal can be bought as long as any quote, and until some time after the end of cover. */
function expiryOf({ lastDay }: Renewal, now: Date): Date {
  const usual = quoteExpiresAt(now)
  const after = startOfLondonDay(addDays(lastDay, BUYABLE_DAYS + 1))
  return after > usual ? after : usual
}

/** A renewal that is late through our fault is priced as it would have been on the last day: it follows without a gap (D-278). */
function pricingTime({ lastDay }: Renewal, now: Date): Date {
  const noon = instantOf({ date: lastDay, hour: 12, minute: 0 })
  return now > noon ? noon : now
}

/**
 * What a new customer would pay for the same today: loyalty never costs more (ICOBS 6B). Of twelve periods of thirty days in a
 * row none costs more than the first (SUB-08, D-262). A question that the policy was never asked has its assumed answer, or is
 * asked before there is a price (D-266).
 */
async function nextPrice(
  renewal: Renewal,
  ending: RenewingPolicy,
  before: StoredQuote,
  madeAt: Date,
  ports: RenewalPorts,
): Promise<Next | undefined> {
  const { policy, version } = ending
  const now = pricingTime(renewal, madeAt)
  const { journey, channel, term } = before
  const terms = journeys[journey]
  const today = londonDate(now)
  const ceiling = isPricedAnew(term, ending.consecutive + 1)
    ? undefined
    : await ceilingAfter(before, policy.quoteVersion, version, now, ports)
  const asked = withContact(answersOfNext(renewal, ending, before, today), policy.contact)
  const { answers, provenance } = withNeverAsked(asked, {
    terms,
    today,
    now,
    channel,
    definition: journeyDefinition,
  })
  const named = {
    ...(Object.keys(provenance).length > 0 && { provenance }),
    ...(ceiling && { ceiling: ceiling.of }),
  }
  const read = toRisk(answers, { terms, now, channel, term })
  if (read.kind === 'missing') {
    const first = awaitingAnswers(version, answers, addDays(renewal.lastDay, 1), now)
    return first && { status: 'priced', first, ...named }
  }
  const { marketing, choices } = version
  const risk = term === 'thirty-day' ? forThirtyDays(read.risk) : read.risk
  const { status, ...priced } = priceRisk(risk, choices, ports)
  const cause = 'first-price'
  const next = { ...priced, answers: read.answers, marketing, risk, choices, pricedAt: now, cause } as const
  const made = ceiling ? lowerOf({ status, next }, ceiling.version) : { status, next }
  return { status: made.status, first: made.next, ...named }
}

function answersOfNext(
  { lastDay }: Renewal,
  { version: { answers }, consecutive }: RenewingPolicy,
  { journey, term }: StoredQuote,
  today: LocalDate,
): Answers {
  const start = addDays(lastDay, 1)
  const terms = journeys[journey]
  return isPricedAnew(term, consecutive + 1)
    ? answersAYearOn(answers, { start, since: addYears(start, -1), today, terms })
    : answersFrom(withoutOldHistory(answers, terms, today), start)
}

/** The price of the policy before, while its customer's details are the same; otherwise the price that policy was sold at. */
async function ceilingAfter(
  before: StoredQuote,
  soldVersion: number,
  sold: PricedVersion,
  now: Date,
  ports: RenewalPorts,
): Promise<{ of: NonNullable<NewQuote['ceiling']>; version: PricedVersion }> {
  const first = await ceilingOf(before, ports)
  return first && before.ceiling && isUnderCeiling(before, first, sold.answers, now)
    ? { of: before.ceiling, version: first }
    : { of: { reference: before.reference, version: soldVersion }, version: sold }
}

/** There is no price until the customer has answered: this holds the price of the policy before and cannot be bought (D-266). */
function awaitingAnswers(
  version: PricedVersion,
  answers: Answers,
  start: LocalDate,
  now: Date,
): Omit<PricedVersion, 'version'> | undefined {
  const { version: _, risk, assessment, ...stored } = version
  if (assessment.kind === 'not-offered') return undefined
  const outcomeId = randomUUID()
  const from = { date: start, hour: 0, minute: 0 }
  return {
    ...stored,
    outcomeId,
    answers,
    risk: { ...risk, cover: { ...risk.cover, start: from } },
    assessment: offerUnderId(assessment, outcomeId),
    cause: 'awaiting-answers',
    pricedAt: now,
  }
}
