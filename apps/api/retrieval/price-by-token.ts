import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { Clock, NotFound, Scope } from '../platform/ports.ts'
import { approvedFor } from '../quote/approved-terms.ts'
import { onOffer } from '../quote/credit-on-offer.ts'
import { type Closed, stateOf } from '../quote/open-quote.ts'
import type { QuoteStore, RatesOn, StoredQuote } from '../quote/ports.ts'
import { cappedAssessment } from '../quote/price-ceiling.ts'
import { priceRisk } from '../quote/priced-quote.ts'
import { riskOf } from '../quote/rerate.ts'
import { startingSoon } from '../quote/starting-soon.ts'
import { tokenHashOf } from './link-token.ts'
import type { QuoteTokenStore } from './ports.ts'

export type TokenPricePorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion'>
  quoteTokens: Pick<QuoteTokenStore, 'findToken'>
  ratesOn: RatesOn
  clock: Clock
}

/** The payment options at today's price. Empty if the customer has to correct an answer first. */
export type TokenPriced = { kind: 'priced'; paymentOptions: readonly PaymentOption[] } | NotFound | Closed

/** The price of the quote behind a link, for its holder: figures only (D-227). Reading it changes nothing and uses nothing up. */
export async function priceByToken(
  { tenant, journeys, token }: Scope & { token: string },
  ports: TokenPricePorts,
): Promise<TokenPriced> {
  const now = ports.clock()
  const found = await ports.quoteTokens.findToken({ tenant, tokenHash: tokenHashOf(token) }, now)
  if (found === undefined || found.kind === 'comparison-site') return { kind: 'not-found' }
  const quote = await ports.quotes.findQuote(found, now)
  if (!quote || !journeys.includes(quote.journey)) return { kind: 'not-found' }
  const state = stateOf(quote, now)
  return state.kind === 'closed'
    ? state
    : { kind: 'priced', paymentOptions: await paymentOptionsToday(quote, now, ports) }
}

async function paymentOptionsToday(
  quote: StoredQuote,
  now: Date,
  ports: TokenPricePorts,
): Promise<readonly PaymentOption[]> {
  const { answers, choices } = quote.current
  // A reminder is read days later, often after the quoted start has passed.
  const asAnswered = riskOf(quote, answers, now)
  const read = asAnswered.kind === 'complete' ? asAnswered : riskOf(quote, startingSoon(quote, now), now)
  if (read.kind === 'missing') return []
  const approved = await approvedFor(quote, read.answers, read.risk, ports)
  const { assessment: today } = priceRisk(read.risk, choices, ports, approved)
  const assessment = await cappedAssessment(quote, read.answers, today, now, ports)
  const { assessment: offered } = onOffer({ ...read, assessment }, now)
  const [option] = offered.kind === 'offered' ? offered.outcome.options : []
  return option?.paymentOptions ?? []
}
