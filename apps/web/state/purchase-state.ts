import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
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
