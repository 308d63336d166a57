import type { Clock } from '../platform/ports.ts'
import type { QuoteStore, ReviewQuote } from './ports.ts'
import type { PricedQuote } from './priced-quote.ts'

export type ReviewPorts = { review: ReviewQuote; quotes: Pick<QuoteStore, 'lock'>; clock: Clock }

/** A review takes a few minutes, as the page says (END-04). Staff who need longer lock the quote themselves. */
const REVIEW_MINUTES = 10

/** Locked for its customer during a review. */
export type HeldForReview = { kind: 'closed'; reason: 'locked' }

/**
 * A quote that an underwriter wants to see first is locked meanwhile, with its paired quote (D-050). Asked whenever a quote
 * becomes a customer's: when it is made, when it is changed to another person, when a comparison site's visitor arrives.
 */
export async function heldForReview(
  { quote }: PricedQuote,
  ports: ReviewPorts,
): Promise<HeldForReview | undefined> {
  const { tenant, reference, current } = quote
  const surname = current.answers.proposerDetails.lastNames ?? ''
  if ((await ports.review({ tenant, reference, surname })) === 'clear') return undefined
  const until = new Date(ports.clock().getTime() + REVIEW_MINUTES * 60_000)
  await ports.quotes.lock({ tenant, reference }, until)
  return { kind: 'closed', reason: 'locked' }
}
