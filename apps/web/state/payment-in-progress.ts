import { create } from 'zustand'
import { OURS, PAYING, touchTab } from './tab-store'

const STAMP = `${OURS}${PAYING}`

/** Whether money is under way: pressed, with the bank, or being checked. Nothing may close the page meanwhile (D-048, F11). */
export const usePaying = create<{ isPaying: boolean }>(() => ({ isPaying: false }))

/** Written into the tab as well: a bank that takes the browser away and sends it back must find the quote as it was. */
export function startPaying(): void {
  usePaying.setState({ isPaying: true })
  touchTab((storage) => storage.setItem(STAMP, String(Date.now())))
}

export function stopPaying(): void {
  usePaying.setState({ isPaying: false })
  touchTab((storage) => storage.removeItem(STAMP))
}
