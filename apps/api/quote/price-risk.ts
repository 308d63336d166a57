import { randomUUID } from 'node:crypto'
import { type Assessment, assess, type Choices } from '@milepost/pricing/outcome'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { QuoteStatus } from './ports'
import type { RatesOn } from './rate-ports'

export type PricedRisk = { outcomeId: string; assessment: Assessment; status: QuoteStatus }

/** A risk priced with the rates of its day, under an id nobody can guess: ids are what a purchase will name (safety K1). */
export function priceRisk(risk: Risk, choices: Choices, { ratesOn }: { ratesOn: RatesOn }): PricedRisk {
  const outcomeId = randomUUID()
  const assessment = assess(risk, ratesOn(risk.line, risk.ratedOn), outcomeId, choices)
  return {
    outcomeId,
    assessment,
    status: assessment.kind === 'offered' ? 'priced' : assessment.outcome.kind,
  }
}
