import type { Terms } from '../terms/terms.ts'

/** The pages Buy Now may lead to, by the site's page names. */
export type PageAfterBuyNow = 'thirtyDayQuote' | 'protectTerms' | 'makePayment' | 'paymentSummary'

export type PurchaseChoice = {
  method: 'DIRECT_DEBIT' | 'CARD_PAYMENT'
  /** The thirty-day offer next to the annual one, if there is one (DAT-22, D-170). */
  thirtyDay: { showOnly30DayQuote: boolean } | undefined
}

/**
 * The page after Buy Now, once everything is stored (BUY-17, BUY-18). A customer who wants to pay monthly and can do so only with
 * thirty-day policies is shown those; journeys with extra terms show them before payment (D-041).
 */
export function pageAfterBuyNow(
  { method, thirtyDay }: PurchaseChoice,
  { results }: Pick<Terms, 'results'>,
): PageAfterBuyNow {
  if (thirtyDay?.showOnly30DayQuote === true && method === 'DIRECT_DEBIT') return 'thirtyDayQuote'
  if (results.afterBuyNow === 'protect-terms') return 'protectTerms'
  return pageForPayment(method)
}

/** The payment page by method; also the page after the extra terms (BUY-18, D-041). */
export function pageForPayment(method: PurchaseChoice['method']): 'makePayment' | 'paymentSummary' {
  return method === 'CARD_PAYMENT' ? 'makePayment' : 'paymentSummary'
}
