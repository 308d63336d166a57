import { formatPence, type Pence, pence } from '@milepost/domain/values/pence'
import { useEffect, useRef, useState } from 'react'
import { useResults } from '../../state/results-state.ts'

const DURATION_MS = 350

/**
 * The first price of a quote counts up once, to show that it has just been calculated. The figures are painted over the amount, which is in
 * the page from the start: it is what is read out and copied, and its width never changes.
 */
export function useCountUp(amount: Pence) {
  const place = useRef<HTMLSpanElement>(null)
  const [isFirstPrice] = useState(() => useResults.getState().shownPrice === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the amount that came first
  useEffect(() => {
    const total = place.current
    if (!total || !isFirstPrice || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const start = performance.now()
    let frame = requestAnimationFrame(paint)
    function paint(now: number) {
      const share = Math.min(1, Math.max(0, now - start) / DURATION_MS)
      if (share === 1) return stop()
      total?.setAttribute('data-counting', formatPence(pence(Math.round(amount * easeOut(share)))))
      frame = requestAnimationFrame(paint)
    }
    function stop() {
      cancelAnimationFrame(frame)
      total?.removeAttribute('data-counting')
    }
    return stop
  }, [])
  return place
}

/** Fast at first, so that the figure is close to its amount for most of the time. */
function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}
