import type { Results } from '../../api/price-quote'
import { type PurchaseState, usePurchase } from '../../kept/purchase-state'
import { type ResultsState, useResults } from '../../kept/results-state'

type Held = {
  /** Set once the server has kept the form (BUY-16). */
  purchase: Pick<PurchaseState, 'automaticRenewal'>
  results: Pick<Results, 'isLatestFullyPricedQuote'>
  chosen: Pick<ResultsState, 'is30DayQuote' | 'paymentMethod'>
}

/**
 * Whether the form has been kept for what is about to be paid: nobody comes to payment past it (BUY-13). An extra added since has to
 * go through it again, with the whole price (D-163); thirty days have no extras.
 */
export function hasKeptForm({ purchase, results, chosen }: Held): boolean {
  const isPriceWhole = chosen.is30DayQuote || results.isLatestFullyPricedQuote
  return purchase.automaticRenewal !== undefined && isPriceWhole && chosen.paymentMethod !== undefined
}

export function useHasKeptForm(): boolean {
  const purchase = usePurchase()
  const { results, ...chosen } = useResults()
  return results !== undefined && hasKeptForm({ purchase, results, chosen })
}
