import { useSyncExternalStore } from 'react'

/** From here on the header is compact (CON-14, D-161). */
const COMPACT_AFTER_PX = 50

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > COMPACT_AFTER_PX,
    () => false,
  )
}
