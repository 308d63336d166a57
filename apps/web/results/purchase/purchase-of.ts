import type { Offer } from '../../offer/offer'
import type { PaymentMethod } from '../../state/results-state'

/** What the form reads of an offer: none of its prices, so that a price alone does not draw the form again. */
export type PurchaseOf = {
  term: Offer['term']
  method: PaymentMethod | undefined
  /** The first way to pay on the page: where whoever has chosen none is led (BUY-07). */
  firstMethod: PaymentMethod
  affordabilityCheck: boolean
  /** Bit by bit can be paid only for thirty days at a time (BUY-17). */
  isThirtyDaysOnly: boolean
}

export function purchaseOf({ results, term, monthly, method }: Offer): PurchaseOf {
  return {
    term,
    method,
    firstMethod: monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT',
    affordabilityCheck: results.affordabilityCheck,
    isThirtyDaysOnly: results.thirtyDayQuoteDetails?.showOnly30DayQuote === true,
  }
}
