import type { Clock } from '../../ports/clock'
import type { QuoteStore } from '../../ports/quotes'
import type { ReviewQuote } from '../../ports/review'
import type { Closed } from './open-quote'
import type { PricedQuote } from './priced-quote'

export type ReviewPorts = { review: ReviewQuote; quotes: Pick<QuoteStore, 'lock'>; clock: Clock }

/** A look takes a few minutes, as the page says (END-04). Who needs longer locks the quote by hand. */
const REVIEW_MINUTES = 10

/** A new quote that somebody wants to look at first is locked meanwhile, and the thirty-day one beside it (D-050). */
export async function heldForReview({ quote }: PricedQuote, ports: ReviewPorts): Promise<Closed | undefined> {
  const { tenant, reference, current } = quote
  const surname = current.answers.proposerDetails.lastNames ?? ''
  if ((await ports.review({ tenant, reference, surname })) === 'clear') return undefined
  const until = new Date(ports.clock().getTime() + REVIEW_MINUTES * 60_000)
  await ports.quotes.lock({ tenant, reference }, until)
  return { kind: 'closed', reason: 'locked' }
}
