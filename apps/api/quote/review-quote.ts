import type { Clock } from '../platform/ports'
import type { QuoteStore, ReviewQuote } from './ports'
import type { PricedQuote } from './priced-quote'

export type ReviewPorts = { review: ReviewQuote; quotes: Pick<QuoteStore, 'lock'>; clock: Clock }

/** A look takes a few minutes, as the page says (END-04). Who needs longer locks the quote by hand. */
const REVIEW_MINUTES = 10

/** Out of its customer's hands while somebody looks at it. */
export type HeldForReview = { kind: 'closed'; reason: 'locked' }

/**
 * A quote that somebody wants to look at first is locked meanwhile, and the thirty-day one beside it (D-050). Asked whenever a quote
 * becomes a customer's: when it is made, when it is another person's from now on, when a comparison site's visitor comes for it.
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
