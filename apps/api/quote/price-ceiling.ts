import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { totalOf } from '@milepost/domain/quote/price'
import { consecutiveRun, currentTwelve } from '@milepost/domain/renewal/consecutive'
import { hasSameDetails } from '@milepost/domain/renewal/same-details'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import { type Assessment, assess, type Choices } from '@milepost/pricing/outcome'
import { offerUnderId } from './open-quote.ts'
import type { NewQuote, PricedVersion, QuoteStatus, QuoteStore, RatesOn, StoredQuote } from './ports.ts'

type Priced = { status: QuoteStatus; next: Omit<PricedVersion, 'version'> }
type Capped = Pick<NewQuote, 'tenant' | 'journey' | 'ceiling'>
type Limited = Capped & Pick<StoredQuote, 'reference' | 'held'>

/** The price a quote does not exceed, if it has one: that of the first of up to twelve periods of thirty days in a row (D-262). */
export async function ceilingOf(
  { tenant, ceiling }: Capped,
  { quotes }: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<PricedVersion | undefined> {
  return ceiling && quotes.findVersion({ tenant, reference: ceiling.reference }, ceiling.version)
}

/**
 * Every price that a quote does not exceed while its details stay the same: that of the first of twelve periods (D-262), and the one its
 * customer was promised for their renewal (D-277). With other extras, the promised rates apply to those.
 */
export async function limitsOf(
  quote: Limited,
  choices: Choices,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion'>; ratesOn: RatesOn },
): Promise<readonly PricedVersion[]> {
  const first = await ceilingOf(quote, ports)
  const { held } = quote
  const promised =
    held && londonDate(now) <= held.until ? await ports.quotes.findVersion(quote, held.version) : undefined
  return [...(first ? [first] : []), ...(promised ? [withChoices(promised, choices, ports)] : [])]
}

/**
 * The price that a thirty-day quote does not exceed because it follows thirty-day policies of the same person and vehicle, bought by hand in
 * time: "12 consecutive 30-day policies" is promised to everyone (SUB-08, D-262).
 */
export async function consecutiveLimits(
  { tenant, term }: Pick<NewQuote, 'tenant' | 'term'>,
  { vehicleDetails, coverDetails }: Answers,
  { quotes }: { quotes: Pick<QuoteStore, 'findVersion' | 'thirtyDayPolicies'> },
): Promise<readonly PricedVersion[]> {
  const { registration } = vehicleDetails
  const start = coverDetails.effectiveFrom?.date
  if (term !== 'thirty-day' || !registration || start === undefined) return []
  const run = currentTwelve(consecutiveRun(await quotes.thirtyDayPolicies({ tenant, registration }), start))
  // The first price, and the last one: that one applies if the details have changed in between.
  const [first, last] = [run[0], run.at(-1)]
  const versions = await Promise.all(
    [first, last].map((sold) => sold && quotes.findVersion({ ...sold, tenant }, sold.version)),
  )
  return versions.flatMap((version) => version ?? [])
}

/** A first price, and the lowest of those that limit it. */
export async function withinRun(
  made: NewQuote,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion' | 'thirtyDayPolicies'> },
): Promise<NewQuote> {
  const { status, first } = made
  const limit = (await consecutiveLimits(made, first.answers, ports)).find((each) =>
    isUnderCeiling(made, each, first.answers, now),
  )
  if (limit === undefined) return made
  const limited = lowerOf({ status, next: first }, limit)
  return { ...made, status: limited.status, first: limited.next }
}

function withChoices(promised: PricedVersion, choices: Choices, ports: { ratesOn: RatesOn }): PricedVersion {
  const { risk } = promised
  if (isDeepStrictEqual(promised.choices, choices)) return promised
  const assessment = assess(risk, ports.ratesOn(risk.line, risk.ratedOn), promised.outcomeId, choices)
  return { ...promised, choices, assessment }
}

/** Whether the ceiling still applies: only while the customer's details are those it was priced for (SUB-08). */
export function isUnderCeiling(
  { journey }: Pick<Capped, 'journey'>,
  ceiling: PricedVersion,
  answers: Answers,
  now: Date,
): boolean {
  const terms = journeys[journey]
  return hasSameDetails(ceiling.answers, answers, { terms, today: londonDate(now) })
}

/**
 * The lower of today's price and the ceiling (D-262). A renewing customer never pays more than a new one for the same (ICOBS 6B),
 * nor more than the first price. A risk we would not accept today keeps the ceiling, because it was promised.
 */
export function lowerOf(priced: Priced, ceiling: PricedVersion): Priced {
  if (ceiling.assessment.kind === 'not-offered' || isBelow(priced.next.assessment, ceiling.assessment))
    return priced
  const outcomeId = randomUUID()
  const { start } = priced.next.risk.cover
  return {
    status: 'priced',
    next: {
      ...priced.next,
      outcomeId,
      // The day of the rating stays: it shows that the price was carried over.
      risk: { ...ceiling.risk, cover: { ...ceiling.risk.cover, start } },
      assessment: offerUnderId(ceiling.assessment, outcomeId),
    },
  }
}

/** The same for a price that is only shown. */
export async function cappedAssessment(
  quote: Limited & Pick<StoredQuote, 'current'>,
  answers: Answers,
  assessment: Assessment,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion'>; ratesOn: RatesOn },
): Promise<Assessment> {
  const limits = await limitsOf(quote, quote.current.choices, now, ports)
  return limits
    .filter((limit) => isUnderCeiling(quote, limit, answers, now))
    .reduce((lowest, limit) => (isBelow(lowest, limit.assessment) ? lowest : limit.assessment), assessment)
}

/** Whether there is a price below the limit; without a limit, any price. */
export function isBelow(assessment: Assessment, ceiling: Assessment): boolean {
  const limit = totalIn(ceiling)
  const today = totalIn(assessment)
  return limit === undefined || (today !== undefined && today < limit)
}

function totalIn(assessment: Assessment): Pence | undefined {
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  return option && totalOf(option.price)
}
