import type { Price } from '@milepost/domain/quote/price'
import type { Clock, NotFound, Scope } from '../platform/ports.ts'
import { approvedFor } from './approved-terms.ts'
import { effectiveAnswers } from './effective-answers.ts'
import { type Closed, stateOf } from './open-quote.ts'
import type { QuoteStore, RatesOn } from './ports.ts'
import { cappedAssessment } from './price-ceiling.ts'
import { priceRisk } from './priced-quote.ts'
import { riskOf } from './rerate.ts'

export type PremiumPorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/**
 * The price of a quote today, for any caller with its reference: figures only (D-253). After the day it was made it is calculated
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
  // Bought and locked are not figures, so they are not revealed. Only the restart page needs them before its check (NAV-33, NAV-35).
  if (state.kind === 'closed' && state.reason !== 'expired' && !stored.isRestart) return { kind: 'not-found' }
  if (state.kind === 'closed') return state
  const { choices } = stored.current
  const read = riskOf(stored, effectiveAnswers(stored, now), now)
  if (read.kind === 'missing') return { kind: 'closed', reason: 'expired' }
  const approved = await approvedFor(stored, read.answers, read.risk, ports)
  const { assessment: today } = priceRisk(read.risk, choices, ports, approved)
  const assessment = await cappedAssessment(stored, read.answers, today, now, ports)
  if (assessment.kind === 'not-offered') return { kind: 'closed', reason: assessment.outcome.kind }
  const [option] = assessment.outcome.options
  return option === undefined ? { kind: 'not-found' } : { kind: 'found', price: option.price }
}
