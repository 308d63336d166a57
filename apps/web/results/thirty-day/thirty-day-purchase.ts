import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { ContactReply } from '../../api/contact.ts'
import type { Results } from '../../api/pricing.ts'
import { journey } from '../../brands/current.ts'
import { outcomeWithIds } from '../../offer/contact.ts'
import { totalOf } from '../../offer/payment-plan.ts'
import { subscriptionIn } from '../../offer/subscription.ts'
import { paths } from '../../paths.ts'
import { choosePaymentMethod } from '../../state/payment-choice.ts'
import { isRefused, useResults } from '../../state/results-state.ts'
import { resultsAfterContact } from '../purchase/annual-purchase.ts'
import { type BuyNowResult, offerWithdrawn, type PurchaseTarget } from '../purchase/purchase-target.ts'

/** The thirty days paired with the year, under their own reference (DAT-22, SUB-04). */
export function thirtyDayPurchase(): PurchaseTarget | undefined {
  const { results } = useResults.getState()
  const offered = subscriptionIn(results)
  if (!results || !offered) return undefined
  const { reference, outcomeId, option } = offered
  return { reference, outcomeId, option, afterReply: (reply) => afterSaving(results, reply) }
}

/** The year is not changed: it is bought with its own form. */
function afterSaving(held: Results, reply: ContactReply): BuyNowResult {
  const results = thirtyDaysAfterContact(held, reply)
  const outcome = results.thirtyDayQuoteDetails?.thirtyDayUnderwritingOutcome ?? results.underwritingOutcome
  if (isRefused(outcome)) return offerWithdrawn(outcome)
  useResults.setState({ results })
  // A page never continues to payment from a price it has not shown (BUY-14).
  if (reply.hasPriceChanged || priceIn(results) !== priceIn(held)) return { kind: 'new-price' }
  payForThirtyDays()
  const page = pageAfterBuyNow({ method: 'CARD_PAYMENT', thirtyDay: undefined }, journey)
  return { kind: 'go', to: paths[page], replace: false }
}

/** A whole outcome replaces the current one; two ids replace those of the outcome and its first option (BUY-14, BUY-15). */
export function thirtyDaysAfterContact(held: Results, reply: ContactReply): Results {
  const details = held.thirtyDayQuoteDetails
  if (!details) return resultsAfterContact(held, reply).results
  const outcome = reply.underwritingOutcome ?? outcomeWithIds(details.thirtyDayUnderwritingOutcome, reply)
  return { ...held, thirtyDayQuoteDetails: { ...details, thirtyDayUnderwritingOutcome: outcome } }
}

function priceIn(results: Results): number | undefined {
  const offered = subscriptionIn(results)
  return offered && totalOf(offered.paymentOption)
}

/** Thirty days are paid in full by card: there is no credit agreement (SUB-05, SUB-08). */
export function payForThirtyDays(): void {
  choosePaymentMethod('CARD_PAYMENT')
  useResults.setState({ is30DayQuote: true })
}
