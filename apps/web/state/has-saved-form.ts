import type { Results } from '../api/pricing'
import type { PurchaseState } from './purchase-state'
import type { ResultsState } from './results-state'

type Held = {
  /** Set once the server has kept the form (BUY-16). */
  purchase: Pick<PurchaseState, 'automaticRenewal'>
  results: Pick<Results, 'isLatestFullyPricedQuote'> | undefined
  is30DayQuote: ResultsState['is30DayQuote']
}

/**
 * Whether the form has been kept for what is about to be paid: nobody comes to payment past it (BUY-13). An extra added since has to
 * go through it again, with the whole price (D-163); thirty days have no extras.
 */
export function hasSavedForm({ purchase, results, is30DayQuote }: Held): boolean {
  const isPriceWhole = is30DayQuote || results?.isLatestFullyPricedQuote === true
  return purchase.automaticRenewal !== undefined && isPriceWhole
}
