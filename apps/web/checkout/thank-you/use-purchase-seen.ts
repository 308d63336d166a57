import { useEffect, useState } from 'react'
import { getPurchase } from '../../api/get-purchase'
import { useBought } from '../../state/completed-purchase'
import { pauseFor } from '../pause-for'
import { askAgainIn, SLOW_AFTER_MS } from './ask-again'
import { type PurchaseSeen, seenAfter } from './purchase-seen'

/**
 * The purchase of this tab, so that a reload sees it too (F28). A tab that knows of none shows none: a cookie that was left on a
 * shared computer tells nobody what was bought with it. Asked again until there is nothing left to wait for.
 */
export function usePurchaseSeen() {
  const [seen, setSeen] = useState<PurchaseSeen>({ kind: 'asking' })
  const [isSlow, setSlow] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks from the beginning
  useEffect(() => {
    const leaving = new AbortController()
    void watch(leaving.signal, (now, openForMs) => {
      setSeen(now)
      setSlow(openForMs >= SLOW_AFTER_MS)
    })
    return () => leaving.abort()
  }, [tries])
  const retry = () => {
    setSeen({ kind: 'asking' })
    setTries((count) => count + 1)
  }
  return { seen, isSlow, retry }
}

async function watch(
  signal: AbortSignal,
  onSeen: (seen: PurchaseSeen, openForMs: number) => void,
): Promise<void> {
  const opened = Date.now()
  let seen: PurchaseSeen = { kind: 'asking' }
  while (!signal.aborted) {
    const { bought } = useBought.getState()
    if (bought === undefined) return onSeen({ kind: 'nothing' }, 0)
    const answer = await getPurchase(bought.quoteReference, signal)
    if (answer.kind === 'aborted' || signal.aborted) return
    const openForMs = Date.now() - opened
    seen = seenAfter(seen, answer)
    onSeen(seen, openForMs)
    const pause = askAgainIn(seen, openForMs)
    if (pause === undefined) return
    await pauseFor(pause)
  }
}
