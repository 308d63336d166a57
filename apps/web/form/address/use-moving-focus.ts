import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus to the first thing of a screen that has just taken another's place. Somebody who has gone on to another
 * question meanwhile is left there.
 */
export function useMovingFocus(within: RefObject<HTMLElement | null>, id: string, screen: string): void {
  const shown = useRef(screen)
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const focused = document.activeElement
    // The button just pressed may be gone, and its focus with it.
    const isHere = focused === null || focused === document.body || within.current?.contains(focused)
    if (isHere) document.getElementById(id)?.focus()
  }, [within, id, screen])
}
