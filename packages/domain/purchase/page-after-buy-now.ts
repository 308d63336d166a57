import type { Terms } from '../terms/terms'

/** Pages Buy Now may lead to, by the names the site's addresses have. */
export type PageAfterBuyNow = 'thirtyDayQuote' | 'protectTerms' | 'makePayment' | 'paymentSummary'

export type PurchaseChoice = {
  method: 'DIRECT_DEBIT' | 'CARD_PAYMENT'
  /** The thirty-day offer beside the year, where there is one (DAT-22, D-170). */
  thirtyDay: { showOnly30DayQuote: boolean } | undefined
}

/**
 * Where Buy Now goes once everything is kept (BUY-17, BUY-18). Who wants to pay monthly and can do so by thirty-day policies only is
 * shown those; journeys with terms of their own show them before money is spoken of (D-041).
 */
export function pageAfterBuyNow(
  { method, thirtyDay }: PurchaseChoice,
  { results }: Pick<Terms, 'results'>,
): PageAfterBuyNow {
  if (thirtyDay?.showOnly30DayQuote === true && method === 'DIRECT_DEBIT') return 'thirtyDayQuote'
  if (results.afterBuyNow === 'protect-terms') return 'protectTerms'
  return pageForPayment(method)
}

/** The page that takes the payment, by its method; also where the terms in between lead on (BUY-18, D-041). */
export function pageForPayment(method: PurchaseChoice['method']): 'makePayment' | 'paymentSummary' {
  return method === 'CARD_PAYMENT' ? 'makePayment' : 'paymentSummary'
}
