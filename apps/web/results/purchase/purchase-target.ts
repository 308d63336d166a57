import type { FieldProblem } from '@milepost/contract/problem'
import type { PageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { ContactReply } from '../../api/contact'
import type { Results } from '../../api/pricing'
import type { Option } from '../../offer/offer'
import { paths } from '../../paths'
import type { serverError } from '../../state/end-state'
import { useResults } from '../../state/results-state'

/**
 * What the form is filled in for: a year, or the thirty days beside it, each a quote with a reference of its own (DAT-22). They differ
 * in which price the kept form may move and where it leads, and in nothing else.
 */
export type PurchaseTarget = {
  reference: string
  outcomeId: string
  option: Option
  /** Keeps what the server has made of the price, and says what follows. */
  settle: (reply: ContactReply) => BuyNowResult
}

/** Looked for when it is bought: it may be another one than when the page was drawn. */
export type FindPurchaseTarget = () => PurchaseTarget | undefined

/** What pressing the button came to. */
export type BuyNowResult =
  | { kind: 'go'; to: string; replace: boolean; state?: typeof serverError }
  /** Another price than the one on the page; it is on the page now (BUY-14). */
  | { kind: 'new-price' }
  /** What is wrong, by the place the server names or that holds the answer. */
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** Another tab has changed the quote, and what this page names of it is no more (ERR-02). */
  | { kind: 'moved-on' }
  /** Something that came from a comparison site has not been looked at yet. */
  | { kind: 'unchecked' }
  /** The answers have changed since they were priced. */
  | { kind: 'stale-price' }
  /** No answer arrived; everything is as before (D-169). */
  | { kind: 'unreachable' }

/** The offer was taken back while it was being bought: its end page says why (NAV-32, END-01). */
export function offerWithdrawn(refused: Results['underwritingOutcome']): BuyNowResult {
  useResults.setState({ refused })
  return { kind: 'go', to: refused.didRefer ? paths.referral : paths.decline, replace: false }
}

/** What Buy Now leads to, so that nobody presses it afraid of being charged. */
export const whatFollows: Readonly<Record<PageAfterBuyNow, string>> = {
  makePayment: 'Next, you pay by card. Nothing is taken before that.',
  paymentSummary:
    'Next, you read your credit agreement and give your bank details. Nothing is taken before you accept it.',
  protectTerms: 'Next, you read the telematics terms, and then you pay. Nothing is taken before that.',
  thirtyDayQuote:
    'Next, we show you the 30-day policy that you can pay month by month. Nothing is taken before that.',
}
