import { useSyncExternalStore } from 'react'

/** The width at which the side panel stands beside the form (CON-15, D-158). The same number stands in styles/theme.css. */
export const WIDE_FROM_PX = 1200

const wide = () => window.matchMedia(`(min-width: ${WIDE_FROM_PX}px)`)

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Drawn without a browser no width is known; what depends on it then is left to the stylesheet. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
}
