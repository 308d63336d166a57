import { create } from 'zustand'
import { PAYING, STORAGE_PREFIX, withTabStorage } from './tab-store.ts'

const STAMP = `${STORAGE_PREFIX}${PAYING}`

/**
 * Whether a payment is in progress: submitted, with the bank, or being checked. Nothing may close the page meanwhile (D-048, F11).
 */
export const usePaymentInProgress = create<{ isPaying: boolean }>(() => ({ isPaying: false }))

/** Stored in the tab as well: if the bank redirects the browser away and back, the quote must still be there. */
export function startPaying(): void {
  usePaymentInProgress.setState({ isPaying: true })
  withTabStorage((storage) => storage.setItem(STAMP, String(Date.now())))
}

export function stopPaying(): void {
  usePaymentInProgress.setState({ isPaying: false })
  withTabStorage((storage) => storage.removeItem(STAMP))
}
