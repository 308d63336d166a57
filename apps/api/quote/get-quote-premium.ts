import type { Price } from '@milepost/domain/outcome/price'
import type { Clock } from '../platform/ports'
import type { NotFound } from '../platform/provider-ports'
import { standingAnswers } from '../restart/effective-answers'
import { type Closed, stateOf } from './open-quote'
import type { QuoteStore, Scope } from './ports'
import { cappedAssessment } from './price-ceiling'
import { priceRisk } from './price-risk'
import type { RatesOn } from './rate-ports'
import { riskOf } from './rerate'

export type PremiumPorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/**
 * The price of a quote today, for whoever knows its reference: figures and nothing else (D-253). After the day it was made on it is
 * worked out anew, without keeping it: to look at a price changes nothing. A quote whose cover should have begun has none any more.
 */
export async function getQuotePremium(
  { tenant, journeys, reference }: Scope & { reference: string },
  ports: PremiumPorts,
): Promise<{ kind: 'found'; price: Price } | NotFound | Closed> {
  const now = ports.clock()
  const stored = await ports.quotes.findQuote({ tenant, reference }, now)
  if (!stored || !journeys.includes(stored.journey)) return { kind: 'not-found' }
  const state = stateOf(stored, now)
  // That somebody bought, or was stopped, is no figure. Only the page of a restart has to say so before its check (NAV-33, NAV-35).
  if (state.kind === 'closed' && state.reason !== 'expired' && !stored.isRestart) return { kind: 'not-found' }
  if (state.kind === 'closed') return state
  const { choices } = stored.current
  const read = riskOf(stored, standingAnswers(stored, now), now)
  if (read.kind === 'missing') return { kind: 'closed', reason: 'expired' }
  const { assessment: today } = priceRisk(read.risk, choices, ports)
  const assessment = await cappedAssessment(stored, read.answers, today, now, ports)
  if (assessment.kind === 'not-offered') return { kind: 'closed', reason: assessment.outcome.kind }
  const [option] = assessment.outcome.options
  return option === undefined ? { kind: 'not-found' } : { kind: 'found', price: option.price }
}
