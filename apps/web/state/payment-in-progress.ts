import { create } from 'zustand'
import { PAYING, STORAGE_PREFIX, withTabStorage } from './tab-store'

const STAMP = `${STORAGE_PREFIX}${PAYING}`

/** Whether money is under way: pressed, with the bank, or being checked. Nothing may close the page meanwhile (D-048, F11). */
export const usePaymentInProgress = create<{ isPaying: boolean }>(() => ({ isPaying: false }))

/** Written into the tab as well: a bank that takes the browser away and sends it back must find the quote as it was. */
export function startPaying(): void {
  usePaymentInProgress.setState({ isPaying: true })
  withTabStorage((storage) => storage.setItem(STAMP, String(Date.now())))
}

export function stopPaying(): void {
  usePaymentInProgress.setState({ isPaying: false })
  withTabStorage((storage) => storage.removeItem(STAMP))
}
