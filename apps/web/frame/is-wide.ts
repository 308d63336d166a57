import { useSyncExternalStore } from 'react'

/** The width from which the side panel is next to the form (CON-15, D-158). The same number is in styles/theme.css. */
export const WIDE_FROM_PX = 1200

const wide = () => window.matchMedia(`(min-width: ${WIDE_FROM_PX}px)`)

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Without a browser the width is unknown; the stylesheet then decides. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
}
