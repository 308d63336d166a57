import { randomBytes } from 'node:crypto'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import { type QuoteReference, quoteReference, REFERENCE_BYTES } from '@milepost/domain/quote/quote-reference'
import { quoteExpiresAt } from '@milepost/domain/quote/time-limits'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { thirtyDayOffer } from '@milepost/pricing/products/thirty-day'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { NewQuote, RatesOn, StoredQuote } from './ports.ts'
import { type PricedQuote, pricedQuote, priceRisk } from './priced-quote.ts'

/** Whose quote it is, and its risk and applicable answers. */
export type QuoteMade = {
  tenant: BrandCode
  journey: JourneyId
  channel: 'direct' | 'aggregator'
  marketing: MarketingPreferences
  risk: Risk
  answers: Answers
}

const noExtras = { addOns: [] }

/** One reference in 10^15 is taken already; then another is drawn. Several in a row mean a bug. */
export const MOST_DRAWS = 5

/** The quote and, where thirty days are sold alongside a year, its paired quote; each refers to the other. */
export function newQuotes(made: QuoteMade, now: Date, ports: { ratesOn: RatesOn }): readonly NewQuote[] {
  const yearly = newQuote(made, made.risk, now, ports)
  const offer = thirtyDayOffer(made.risk)
  if (yearly.status !== 'priced' || offer.kind === 'not-sold') return [yearly]
  const short = { ...newQuote(made, offer.risk, now, ports), pairedReference: yearly.reference }
  return [{ ...yearly, pairedReference: short.reference }, short]
}

function newQuote(made: QuoteMade, risk: Risk, now: Date, ports: { ratesOn: RatesOn }): NewQuote {
  const { tenant, journey, channel, answers } = made
  const { status, outcomeId, assessment } = priceRisk(risk, noExtras, ports)
  return {
    tenant,
    reference: newReference(tenant),
    journey,
    term: risk.cover.term,
    channel,
    status,
    pairedReference: undefined,
    createdAt: now,
    expiresAt: quoteExpiresAt(now),
    first: {
      outcomeId,
      assessment,
      answers,
      marketing: permitted(made.marketing, journeys[journey]),
      risk,
      choices: noExtras,
      cause: 'first-price',
      pricedAt: now,
    },
  }
}

/**
 * The quotes as they are once stored. The spread comes last: a spread followed by properties makes a new hidden class at every
 * call, which slows every reader.
 */
export function pricedAtFirst(made: readonly NewQuote[], now: Date): PricedQuote {
  const [quote, paired] = made.map(stored)
  if (quote === undefined) throw new TypeError('A quote was made and is not there')
  return pricedQuote(quote, paired, now)
}

function stored({ first, ...quote }: NewQuote): StoredQuote {
  return Object.assign(quote, { isLocked: false, current: { version: 1, ...first } })
}

/** A reference for a new quote of this brand. It reveals nothing about earlier or later quotes (safety T1). */
export function newReference(brand: BrandCode): QuoteReference {
  return quoteReference(brand, randomBytes(REFERENCE_BYTES))
}
