import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import type { Results } from '../api/pricing.ts'
import type { ResultsState } from './results-state.ts'
import { tabStore } from './tab-store.ts'

/**
 * The tab's state of the purchase form (DAT-26). Never contains bank or card details (D-046). It is cleared with the quote: see
 * resetQuote.
 */
export type PurchaseState = {
  /** The text of the fields, so that a reload restores it. */
  typed: TypedAnswers
  /** As saved by Buy Now, for the purchase itself (BUY-16, D-167). */
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
  /** Set once the server has saved the form (BUY-16). */
  purchase: Pick<PurchaseState, 'automaticRenewal'>
  results: Pick<Results, 'isLatestFullyPricedQuote'> | undefined
  is30DayQuote: ResultsState['is30DayQuote']
}

/**
 * Whether the form has been saved for what is about to be paid: payment cannot be reached without it (BUY-13). After an extra is
 * added it must be saved again, with the full price (D-163); thirty days have no extras.
 */
export function hasSavedForm({ purchase, results, is30DayQuote }: Held): boolean {
  const isPriceWhole = is30DayQuote || results?.isLatestFullyPricedQuote === true
  return purchase.automaticRenewal !== undefined && isPriceWhole
}
