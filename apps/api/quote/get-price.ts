import type { Price } from '@milepost/domain/quote/price'
import type { Pence } from '@milepost/domain/values/pence'
import { monthlyCost } from '@milepost/pricing/products/add-ons'
import { type StepBack, stepBackTable } from '@milepost/pricing/products/no-claims-protection'
import { noClaimsDiscounts } from '@milepost/pricing/rating/no-claims-discounts'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import { type Receipt, receiptOf } from '@milepost/pricing/receipt/receipt'
import type { Clock, NotFound } from '../platform/ports'
import { effectiveAnswers } from '../restart/effective-answers'
import { type Closed, openQuote, type QuoteAsked, stateOf } from './open-quote'
import type { QuoteStore, RatesOn, Scope } from './ports'
import { cappedAssessment } from './price-ceiling'
import { priceRisk } from './priced-quote'
import { riskOf } from './rerate'

export type PremiumPorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/**
 * The price of a quote today, for any caller with its reference: figures only (D-253). After the day it was made it is worked out
 * again and not stored: reading a price changes nothing. A quote whose start has passed has no price.
 */
export async function getQuotePremium(
  { tenant, journeys, reference }: Scope & { reference: string },
  ports: PremiumPorts,
): Promise<{ kind: 'found'; price: Price } | NotFound | Closed> {
  const now = ports.clock()
  const stored = await ports.quotes.findQuote({ tenant, reference }, now)
  if (!stored || !journeys.includes(stored.journey)) return { kind: 'not-found' }
  const state = stateOf(stored, now)
  // Bought and locked are not figures and are not told. Only the restart page has to know before its check (NAV-33, NAV-35).
  if (state.kind === 'closed' && state.reason !== 'expired' && !stored.isRestart) return { kind: 'not-found' }
  if (state.kind === 'closed') return state
  const { choices } = stored.current
  const read = riskOf(stored, effectiveAnswers(stored, now), now)
  if (read.kind === 'missing') return { kind: 'closed', reason: 'expired' }
  const { assessment: today } = priceRisk(read.risk, choices, ports)
  const assessment = await cappedAssessment(stored, read.answers, today, now, ports)
  if (assessment.kind === 'not-offered') return { kind: 'closed', reason: assessment.outcome.kind }
  const [option] = assessment.outcome.options
  return option === undefined ? { kind: 'not-found' } : { kind: 'found', price: option.price }
}

export type { PriceChanges }

export type ExplainPorts = { quotes: Pick<QuoteStore, 'findGranted' | 'findVersion'>; clock: Clock }

export type Explained =
  | { kind: 'explained'; receipt: Receipt; changes: PriceChanges | undefined }
  | NotFound
  | Closed

/** Why a price is what it is, from what was stored with it, and what changed since the price before (D-139). */
export async function explainPrice(asked: QuoteAsked, ports: ExplainPorts): Promise<Explained> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { current } = opened.quote
  const priced = pricedOf(current)
  if (priced === undefined) return { kind: 'not-found' }
  const before = current.version > 1 ? await ports.quotes.findVersion(asked, current.version - 1) : undefined
  const pricedBefore = before && pricedOf(before)
  return {
    kind: 'explained',
    receipt: receiptOf(priced),
    changes: pricedBefore && changesBetween(pricedBefore, priced),
  }
}

export type ScalePorts = { quotes: Pick<QuoteStore, 'findGranted'>; ratesOn: RatesOn; clock: Clock }

export type NoClaimsStep = StepBack & { averageDiscountPercent: number }

export type Scale =
  | {
      kind: 'scale'
      steps: readonly NoClaimsStep[]
      protection: { annualCost: Pence; monthlyCost: Pence } | undefined
    }
  | NotFound
  | Closed

/** What protection is worth by the rates of the quote: shown to everyone it is offered to (CMA order of 2015). */
export async function getNoClaimsScale(asked: QuoteAsked, ports: ScalePorts): Promise<Scale> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { risk, assessment } = opened.quote.current
  const discounts = noClaimsDiscounts(risk, ports.ratesOn(risk.line, risk.ratedOn))
  const steps = stepBackTable.map((step) => ({
    ...step,
    averageDiscountPercent: discounts.find(({ years }) => years === step.years)?.percent ?? 0,
  }))
  const [option] = assessment.outcome.options
  const protection = option?.cover.noClaimsProtection
  return {
    kind: 'scale',
    steps,
    protection:
      protection?.kind === 'available'
        ? { annualCost: protection.impliedPrice, monthlyCost: monthlyCost(protection.impliedPrice) }
        : undefined,
  }
}
