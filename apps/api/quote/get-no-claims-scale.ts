import type { Pence } from '@milepost/domain/values/pence'
import { monthlyCost } from '@milepost/pricing/products/add-ons'
import { type StepBack, stepBackTable } from '@milepost/pricing/products/no-claims-protection'
import { noClaimsDiscounts } from '@milepost/pricing/rating/no-claims-discounts'
import type { Clock } from '../platform/ports'
import type { NotFound } from '../platform/provider-ports'
import { type Closed, openQuote, type QuoteAsked } from './open-quote'
import type { QuoteStore } from './ports'
import type { RatesOn } from './rate-ports'

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

/** What protection is worth, by the rates the quote was priced with: to be shown to whoever is offered it (CMA order of 2015). */
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
