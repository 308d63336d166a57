import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import type { Results } from '../api/pricing'
import type { ResultsState } from './results-state'
import { tabStore } from './tab-store'

/**
 * What the tab remembers of the purchase form (DAT-26). Bank and card details are never here (D-046). It goes with the quote: see
 * resetQuote.
 */
export type PurchaseState = {
  /** What stands in the boxes, by field, so that a reload gives it back. */
  typed: TypedAnswers
  /** As Buy Now left them, for the purchase itself (BUY-16, D-167). */
  automaticRenewal?: boolean
  sendWelcomePack?: boolean
}

const initial: PurchaseState = { typed: {} }

export const usePurchase = tabStore<PurchaseState>('purchase', 1, initial)

export function savePurchaseTyped(field: string, text: string): void {
  usePurchase.setState(({ typed }) => ({ typed: { ...typed, [field]: text } }))
}

export function clearPurchase(): void {
  usePurchase.setState(initial, true)
}

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
