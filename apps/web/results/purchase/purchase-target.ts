import type { FieldProblem } from '@milepost/contract/problem'
import type { PageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { ContactReply } from '../../api/contact.ts'
import type { Results } from '../../api/pricing.ts'
import type { Option } from '../../offer/offer.ts'
import { paths } from '../../paths.ts'
import type { serverError } from '../../state/end-state.ts'
import { useResults } from '../../state/results-state.ts'

/**
 * What the form is filled in for: the year, or the thirty days paired with it, each a quote with its own reference (DAT-22). They
 * only differ in which price the saved form may change and where it leads.
 */
export type PurchaseTarget = {
  reference: string
  outcomeId: string
  option: Option
  /** Saves the price after the server's reply, and returns what follows. */
  afterReply: (reply: ContactReply) => BuyNowResult
}

/** A function, because at the time of purchase it may differ from what was rendered. */
export type FindPurchaseTarget = () => PurchaseTarget | undefined

/** The result of pressing the button. */
export type BuyNowResult =
  | { kind: 'go'; to: string; replace: boolean; state?: typeof serverError }
  /** The price has changed; the new one is on the page now (BUY-14). */
  | { kind: 'new-price' }
  /** The errors, by the server's field name or by that of the answer. */
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** Another tab has changed the quote, and the ids of this page no longer exist (ERR-02). */
  | { kind: 'moved-on' }
  /** An answer from a comparison site has not been confirmed yet. */
  | { kind: 'unchecked' }
  /** The answers have changed since they were priced. */
  | { kind: 'stale-price' }
  /** No reply; nothing has changed (D-169). */
  | { kind: 'unreachable' }

/** The offer was withdrawn while it was being bought: its end page explains why (NAV-32, END-01). */
export function offerWithdrawn(refused: Results['underwritingOutcome']): BuyNowResult {
  useResults.setState({ refused })
  return { kind: 'go', to: refused.didRefer ? paths.referral : paths.decline, replace: false }
}

/** What Buy Now leads to, so that customers know it does not charge them. */
export const whatFollows: Readonly<Record<PageAfterBuyNow, string>> = {
  makePayment: "Next: pay by card. You won't pay anything yet.",
  paymentSummary: "Next: read your credit agreement and enter your bank details. You won't pay anything yet.",
  protectTerms: "Next: read the telematics terms, then pay. You won't pay anything yet.",
  thirtyDayQuote:
    "Next: see the 30-day policy, which you can pay for one month at a time. You won't pay anything yet.",
}
