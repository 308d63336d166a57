import { randomUUID } from 'node:crypto'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { totalOf } from '@milepost/domain/quote/price'
import { hasSameDetails } from '@milepost/domain/renewal/same-details'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { Assessment } from '@milepost/pricing/outcome'
import { offerUnderId } from './open-quote'
import type { NewQuote, PricedVersion, QuoteStatus, QuoteStore } from './ports'

type Priced = { status: QuoteStatus; next: Omit<PricedVersion, 'version'> }
type Capped = Pick<NewQuote, 'tenant' | 'journey' | 'ceiling'>

/** The price a quote does not exceed, if it has one: that of the first of up to twelve periods of thirty days in a row (D-262). */
export async function ceilingOf(
  { tenant, ceiling }: Capped,
  { quotes }: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<PricedVersion | undefined> {
  return ceiling && quotes.findVersion({ tenant, reference: ceiling.reference }, ceiling.version)
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
  quote: Capped,
  answers: Answers,
  assessment: Assessment,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion'> },
): Promise<Assessment> {
  const ceiling = await ceilingOf(quote, ports)
  if (!ceiling || !isUnderCeiling(quote, ceiling, answers, now)) return assessment
  return isBelow(assessment, ceiling.assessment) ? assessment : ceiling.assessment
}

/** Whether there is a price below the limit; without a limit, any price. */
function isBelow(assessment: Assessment, ceiling: Assessment): boolean {
  const limit = totalIn(ceiling)
  const today = totalIn(assessment)
  return limit === undefined || (today !== undefined && today < limit)
}

function totalIn(assessment: Assessment): Pence | undefined {
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  return option && totalOf(option.price)
}
