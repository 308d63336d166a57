import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type IdleTimes = { warnAfterMs: number; endAfterMs: number }

export type IdleEvents = {
  onWarn: () => void
  onEnd: () => void
  /** Called at intervals while the page is in use or held, because the server only sees requests. */
  onInUse?: () => void
  /** Something is in progress that must not be cut off: the timeout restarts when it is over (D-048). */
  isHeld?: boolean
}

const SECOND = 1000

/**
 * Often enough that the last call is well in the past when the page times out, so that it is not mistaken for another tab's use (see
 * OTHER_TAB_MINUTES).
 */
const IN_USE_EVERY = 4 * 60 * SECOND
const signs = ['keydown', 'input', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll'] as const

/**
 * The time since the page was last touched, by the clock: a sleeping tab or phone runs no timers, and must not be found open hours
 * later. A warning must be answered; moving the mouse does not dismiss it.
 */
export function useIdleTimeout(
  { warnAfterMs, endAfterMs }: IdleTimes,
  { onWarn, onEnd, onInUse, isHeld = false }: IdleEvents,
): { secondsLeft: number | undefined; stay: () => void } {
  const touchedAt = useRef(Date.now())
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasEnded = useRef(false)

  const look = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (hasEnded.current || isHeld) return
    const idle = Date.now() - touchedAt.current
    if (idle >= endAfterMs) {
      hasEnded.current = true
      onEnd()
      return
    }
    const isWarning = idle >= warnAfterMs
    if (isWarning && secondsLeft === undefined) onWarn()
    setSecondsLeft(isWarning ? Math.ceil((endAfterMs - idle) / SECOND) : undefined)
    timer.current = setTimeout(() => look(), isWarning ? SECOND : warnAfterMs - idle)
  })
  const touch = useEffectEvent(() => {
    const idle = Date.now() - touchedAt.current
    if (idle >= warnAfterMs) look()
    else touchedAt.current = Date.now()
  })

  const hold = useEffectEvent(() => {
    touchedAt.current = Date.now()
    setSecondsLeft(undefined)
    look()
  })
  const wasHeld = useRef(isHeld)
  useEffect(() => {
    if (wasHeld.current !== isHeld) hold()
    wasHeld.current = isHeld
  }, [isHeld])

  const reportedAt = useRef(Date.now())
  const tell = useEffectEvent(() => {
    if (isHeld || touchedAt.current > reportedAt.current) onInUse?.()
    reportedAt.current = Date.now()
  })
  useEffect(() => {
    const reporting = setInterval(() => tell(), IN_USE_EVERY)
    return () => clearInterval(reporting)
  }, [])

  useEffect(() => {
    const onTouch = () => touch()
    const onReturn = () => look()
    for (const sign of signs) window.addEventListener(sign, onTouch, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('pageshow', onReturn)
    look()
    return () => {
      clearTimeout(timer.current)
      for (const sign of signs) window.removeEventListener(sign, onTouch, { capture: true })
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [])

  return {
    secondsLeft,
    stay: () => {
      touchedAt.current = Date.now()
      setSecondsLeft(undefined)
    },
  }
}
