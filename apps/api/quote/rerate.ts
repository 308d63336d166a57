import type { Answers } from '@milepost/domain/questions/answers'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { Choices } from '@milepost/pricing/outcome'
import { forThirtyDays } from '@milepost/pricing/products/thirty-day'
import { type Risk, toRisk } from '@milepost/pricing/risk/risk'
import { approvedFor } from './approved-terms.ts'
import { termsOfQuote } from './effective-answers.ts'
import type { Incomplete } from './generate-quote.ts'
import type { Closed } from './open-quote.ts'
import type { NextVersion, PricedVersion, PricingCause, QuoteStore, RatesOn, StoredQuote } from './ports.ts'
import { consecutiveLimits, isUnderCeiling, limitsOf, lowerOf } from './price-ceiling.ts'
import { isPriceCurrent, type PricedQuote, pricedQuote, priceRisk } from './priced-quote.ts'

export type Change = {
  answers: Answers
  marketing: MarketingPreferences
  choices: Choices
  cause: PricingCause
}

export type RatePorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion' | 'addVersions' | 'thirtyDayPolicies'>
  ratesOn: RatesOn
}

/** The quote is not at the outcome the caller names. */
export type Mismatch = { kind: 'mismatch' }

/** Or it is being paid for, and its price is held (F7). */
export type Rerated = ({ kind: 'priced' } & PricedQuote) | Incomplete | Mismatch | Closed

/** A quote and its paired quote priced again; both get the new price or neither does. */
export async function rerate(
  quote: StoredQuote,
  change: Change,
  now: Date,
  ports: RatePorts,
): Promise<Rerated> {
  const made = await nextVersions(quote, change, now, ports)
  if (made.kind === 'incomplete') return made
  const { versions, paired } = made
  const added = await ports.quotes.addVersions(versions)
  if (added === 'being-paid') return { kind: 'closed', reason: 'locked' }
  if (added === 'moved-on') return { kind: 'mismatch' }
  const [priced, pairedPriced] = versions
  return {
    kind: 'priced',
    ...pricedQuote(
      moved(quote, priced),
      paired && pairedPriced ? moved(paired, pairedPriced) : undefined,
      now,
    ),
  }
}

type NextVersions = {
  kind: 'made'
  versions: readonly [NextVersion, ...NextVersion[]]
  paired: StoredQuote | undefined
}

/** A quote and its paired quote after a change, priced and not stored. */
export async function nextVersions(
  quote: StoredQuote,
  change: Change,
  now: Date,
  ports: Pick<RatePorts, 'ratesOn'> & {
    quotes: Pick<QuoteStore, 'findQuote' | 'findVersion' | 'thirtyDayPolicies'>
  },
): Promise<NextVersions | Incomplete> {
  const read = riskOf(quote, change.answers, now)
  if (read.kind === 'missing') return { kind: 'incomplete', missing: read.missing }

  const limits = await limitsOf(quote, change.choices, now, ports)
  // An approval of the annual quote also applies to its paired thirty-day quote.
  const approved = await approvedFor(quote, read.answers, read.risk, ports)
  const next = async (of: StoredQuote, risk: Risk, choices: Choices): Promise<NextVersion> => {
    const run = await consecutiveLimits(of, read.answers, ports)
    const ofRun = run.find((limit) => isUnderCeiling(of, limit, read.answers, now))
    const { status, ...priced } = priceRisk(risk, choices, ports, approved)
    const made = { ...change, ...priced, answers: read.answers, risk, choices, pricedAt: now }
    const stored = [...limits, ...(ofRun ? [ofRun] : [])]
      .filter((limit) => isUnderCeiling(of, limit, read.answers, now))
      .reduce((lowest, limit) => lowerOf(lowest, limit), { status, next: made })
    return { tenant: of.tenant, reference: of.reference, after: of.current.version, ...stored }
  }
  const paired = await pairedQuoteOf(quote, now, ports)
  return {
    kind: 'made',
    versions: [
      await next(quote, read.risk, change.choices),
      ...(paired ? [await next(paired, forThirtyDays(read.risk), paired.current.choices)] : []),
    ],
    paired,
  }
}

/** The thirty-day quote follows its annual one, but not the reverse: by then the annual one has been turned down. */
async function pairedQuoteOf(
  quote: StoredQuote,
  now: Date,
  { quotes }: { quotes: Pick<QuoteStore, 'findQuote'> },
): Promise<StoredQuote | undefined> {
  if (quote.term !== 'annual' || quote.pairedReference === undefined) return undefined
  return quotes.findQuote({ tenant: quote.tenant, reference: quote.pairedReference }, now)
}

/** As answered, for the term of this quote. While the price is held and the answers are unchanged, so is the risk (D-141). */
export function riskOf(quote: StoredQuote, answers: Answers, now: Date): ReturnType<typeof toRisk> {
  const { current, channel, term } = quote
  if (answers === current.answers && isPriceCurrent(quote, now))
    return { kind: 'complete', risk: current.risk, answers }
  return toRisk(answers, { terms: termsOfQuote(quote), now, channel, term })
}

function moved(quote: StoredQuote, { status, next, after }: NextVersion): StoredQuote {
  const current: PricedVersion = { ...next, version: after + 1 }
  return { ...quote, status, current }
}
