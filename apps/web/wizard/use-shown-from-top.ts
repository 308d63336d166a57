import { useEffect, useRef } from 'react'

/** One address shows two pages; going from one to the other is a change of page like any other (NAV-27). */
export function useShownFromTop(page: unknown): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page])
}
