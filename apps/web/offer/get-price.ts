import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { FieldProblem } from '@milepost/contract/problem'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import type { Answers } from '@milepost/domain/questions/answers'
import type { Channel } from '@milepost/domain/questions/asking'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { holdsMasked } from '@milepost/domain/quote/masking'
import { shortMark } from '@milepost/domain/values/short-mark'
import { type EndOfQuote, endOfQuote, isLost } from '../api/error-catalogue.ts'
import { priceQuote, type QuoteRequest, type Results } from '../api/pricing.ts'
import { journey } from '../brands/current.ts'
import { paths } from '../paths.ts'
import { saveAnswers, useQuote } from '../state/quote-state.ts'
import { resultsPath, thirtyDayPage } from '../state/results-path.ts'
import { isRefused, saveResults, useResults } from '../state/results-state.ts'
import { circumstances, currentJourneyProgress } from '../state/use-journey-progress.ts'
import { subscriptionIn } from './subscription.ts'

export type PriceResult =
  /** With the code that led there, if there is no price. */
  | { kind: 'go'; end: EndOfQuote; code?: string }
  | { kind: 'incomplete'; errors: readonly FieldProblem[] }
  | { kind: 'failed' }

/** Prices the answers of this tab and returns where to go with the price (COV-10). Unchanged answers keep their price (D-142). */
export async function getPrice(): Promise<PriceResult> {
  const { aggregator } = useQuote.getState()
  const quote = quoteRequest()
  const pricedFrom = markOf(quote)
  const { results, pricedFrom: before, isRestart } = useResults.getState()
  if (results && pricedFrom === before) return { kind: 'go', end: pageOf(results) }

  const held = results && {
    reference: results.quoteReference,
    outcomeId: results.underwritingOutcome.underwritingOutcomeResponseId,
  }
  // Masked answers of a restored quote are only complete on the server, with that quote. Without it the customer takes the check
  // again (safety T23).
  const alone: PriceResult | undefined = holdsMasked(currentJourneyProgress().answers)
    ? { kind: 'go', end: { to: paths.retrieval, replace: false } }
    : undefined
  if (!held && alone) return alone
  const isAggregator = aggregator !== undefined
  let outcome = await priceQuote(quote, held, isAggregator)
  // Never overwrites the other tab's quote: these answers become a new quote. A restart cannot, because it starts from a policy.
  if (held && !isRestart && outcome.kind === 'refused' && isLost(outcome.code)) {
    if (alone) return alone
    outcome = await priceQuote(quote, undefined, isAggregator)
  }
  if (outcome.kind === 'refused') return { kind: 'go', end: endOfQuote(outcome.code), code: outcome.code }
  if (outcome.kind !== 'priced') return outcome
  const { underwritingOutcome } = outcome.results
  if (held && isRefused(underwritingOutcome)) useResults.setState({ refused: underwritingOutcome })
  else saveResults(outcome.results, pricedFrom)
  return { kind: 'go', end: pageOf(outcome.results) }
}

/** Whether the answers have changed since they were priced, so that the price is out of date (DAT-01, D-142). */
export function isPriceStale(): boolean {
  const { results, pricedFrom } = useResults.getState()
  return results !== undefined && pricedFrom !== undefined && markOf(quoteRequest()) !== pricedFrom
}

/** Saves answers that the server has already priced, without making the price stale. */
export function savePricedAnswers(answers: Answers): void {
  const { pricedFrom } = useResults.getState()
  const isStale = pricedFrom === undefined || isPriceStale()
  saveAnswers(answers)
  if (!isStale) useResults.setState({ pricedFrom: markOf(quoteRequest()) })
}

function quoteRequest(): QuoteRequest {
  const { marketingPreferences } = useQuote.getState()
  const marketing = marketingPreferences ?? defaultMarketingPreferences(journey)
  return toQuoteDto(currentJourneyProgress().answers, marketing, journey)
}

/** Saves a price that was fetched together with the answers in this tab, as the price of those answers. */
export function savePriceOfAnswers(results: Results): void {
  saveResults(results, markOf(quoteRequest()))
}

/** The mark for the price of these answers, before the tab has stored them. */
export function markOfAnswers(answers: Answers, channel: Channel): string {
  const progress = journeyProgress(answers, {}, { ...circumstances(), channel })
  return markOf(toQuoteDto(progress.answers, defaultMarketingPreferences(journey), journey))
}

/** The outcome decides. Several terms lead to the choice of term first (D-138); thirty days alone have their own pages (D-040). */
export function pageOf(results: Results): EndOfQuote {
  const { didRefer, didDecline } = results.underwritingOutcome
  if (didRefer) return { to: paths.referral, replace: false }
  if (didDecline) return { to: paths.decline, replace: false }
  if (useResults.getState().isRestart) return { to: paths.restartOffer, replace: false }
  if (results.thirtyDayQuoteDetails) return { to: paths.policySelection, replace: false }
  // Thirty days alone: the year of the pair is gone, or it is a renewal paid by hand.
  if (subscriptionIn(results)) return { to: thirtyDayPage(), replace: false }
  return { to: resultsPath(), replace: false }
}

/** A hash of the answers: it only has to differ when they do. */
function markOf({ marketingPreferences: _unrated, ...rated }: QuoteRequest): string {
  return shortMark(JSON.stringify(rated))
}
