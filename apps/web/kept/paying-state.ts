import { create } from 'zustand'
import { journey } from '../brands/current'
import { PAYING } from './absence'

const STAMP = `milepost:${journey.id}:${PAYING}`

/** Whether money is under way: pressed, with the bank, or being checked. Nothing may close the page meanwhile (D-048, F11). */
export const usePaying = create<{ isPaying: boolean }>(() => ({ isPaying: false }))

/** Written into the tab as well: a bank that takes the browser away and sends it back must find the quote as it was. */
export function startPaying(): void {
  usePaying.setState({ isPaying: true })
  stamp((storage) => storage.setItem(STAMP, String(Date.now())))
}

export function stopPaying(): void {
  usePaying.setState({ isPaying: false })
  stamp((storage) => storage.removeItem(STAMP))
}

/** A browser that keeps no storage has no tab to come back to either. */
function stamp(write: (storage: Storage) => void): void {
  try {
    write(sessionStorage)
  } catch {
    return
  }
}
