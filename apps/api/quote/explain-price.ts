import type { Pence } from '@milepost/domain/values/pence'
import { monthlyCost } from '@milepost/pricing/products/add-ons'
import { type StepBack, stepBackTable } from '@milepost/pricing/products/no-claims-protection'
import { noClaimsDiscounts } from '@milepost/pricing/rating/no-claims-discounts'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import { type Receipt, receiptOf } from '@milepost/pricing/receipt/receipt'
import type { Clock, NotFound } from '../platform/ports.ts'
import { type Closed, openQuote, type QuoteAsked } from './open-quote.ts'
import type { QuoteStore, RatesOn } from './ports.ts'

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
