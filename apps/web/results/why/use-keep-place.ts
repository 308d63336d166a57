import { type RefObject, useEffect } from 'react'

/**
 * Something that grows above the page's visible part must not push away what is being read or pressed. Where the browser does not see
 * to that itself (scroll anchoring), the page is scrolled along.
 */
export function useKeepPlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let before = roomOf(element)
    const observer = new ResizeObserver(() => {
      const room = roomOf(element)
      const grown = room - before
      before = room
      const isAbove = element.getBoundingClientRect().bottom - Math.max(grown, 0) <= 0
      if (isAbove && !isAnchored()) window.scrollBy(0, grown)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
}

/** Its height, and the gap that comes and goes with it. */
function roomOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect()
  const gap = element.parentElement && getComputedStyle(element.parentElement).rowGap
  return height === 0 ? 0 : height + (Number.parseFloat(gap ?? '') || 0)
}

function isAnchored(): boolean {
  return CSS.supports('overflow-anchor', 'auto')
}
