import { STAFF_IDLE_MINUTES } from '@milepost/domain/desk/people'
import { useCallback, useEffect, useRef, useState } from 'react'

const MINUTE = 60_000
/** Enough time to return to the desk and press a button (WCAG 2.2.1). */
const ASKED_BEFORE = 2 * MINUTE
/** Use is reported to the server at most this often. */
const SENT_EVERY = MINUTE

const signs = ['pointerdown', 'keydown', 'wheel'] as const

type Wishes = {
  isOn: boolean
  /** Reports to the server that the desk is in use. */
  keep: () => Promise<void>
  /** Called when the time is up. */
  end: () => void
  /** Called when another tab has signed out. */
  ended: () => void
}

/**
 * Ends an unused session, and asks two minutes before. Any key or pointer event counts as use, in any tab; once the question is shown, only
 * the answer to it counts.
 */
export function useIdleEnd({ isOn, keep, end, ended }: Wishes) {
  const [isAsked, setAsked] = useState(false)
  const last = useRef({ used: 0, sent: 0 })
  const tabs = useRef<BroadcastChannel | undefined>(undefined)

  const use = useCallback(() => {
    const now = Date.now()
    last.current.used = now
    if (now - last.current.sent < SENT_EVERY) return
    last.current.sent = now
    tabs.current?.postMessage('used')
    void keep()
  }, [keep])

  useEffect(() => {
    if (!isOn) return
    last.current = { used: Date.now(), sent: Date.now() }
    const channel = new BroadcastChannel('desk')
    tabs.current = channel
    channel.onmessage = ({ data }) => {
      if (data === 'signed-out') return ended()
      last.current.used = Date.now()
      setAsked(false)
    }
    return () => {
      tabs.current = undefined
      channel.close()
    }
  }, [isOn, ended])

  useEffect(() => {
    if (!isOn) return
    const watch = setInterval(() => {
      const left = last.current.used + STAFF_IDLE_MINUTES * MINUTE - Date.now()
      if (left <= 0) {
        clearInterval(watch)
        end()
      } else setAsked(left <= ASKED_BEFORE)
    }, 1_000)
    return () => clearInterval(watch)
  }, [isOn, end])

  useEffect(() => {
    if (!isOn || isAsked) return
    for (const sign of signs) addEventListener(sign, use, { passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, use)
    }
  }, [isOn, isAsked, use])

  return {
    isAsked: isOn && isAsked,
    stay: useCallback(() => {
      setAsked(false)
      last.current.sent = 0
      use()
    }, [use]),
    signedOutHere: useCallback(() => tabs.current?.postMessage('signed-out'), []),
  }
}
