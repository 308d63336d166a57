import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { journey } from '../brands/current'

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

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
const SHAPE = 1

export const usePurchase = create<PurchaseState>()(
  persist(() => initial, {
    name: `milepost:${journey.id}:purchase`,
    version: SHAPE,
    storage: createJSONStorage(() => sessionStorage),
    migrate: () => initial,
  }),
)

export function keepPurchaseTyped(field: string, text: string): void {
  usePurchase.setState(({ typed }) => ({ typed: { ...typed, [field]: text } }))
}

export function forgetPurchase(): void {
  usePurchase.setState(initial, true)
}
