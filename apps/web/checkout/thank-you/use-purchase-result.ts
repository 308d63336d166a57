import { useEffect, useState } from 'react'
import { type GetPurchase, getPurchase, type PurchasedPolicy } from '../../api/payment'
import { useCompletedPurchase } from '../../state/completed-purchase'
import { pauseFor } from '../pause-for'

/**
 * The purchase of this tab, so that a reload sees it too (F28). A tab that knows of none shows none: a cookie that was left on a
 * shared computer tells nobody what was bought with it. Asked again until there is nothing left to wait for.
 */
export function usePurchaseResult() {
  const [seen, setSeen] = useState<PurchaseResult>({ kind: 'asking' })
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
  onSeen: (seen: PurchaseResult, openForMs: number) => void,
): Promise<void> {
  const opened = Date.now()
  let seen: PurchaseResult = { kind: 'asking' }
  while (!signal.aborted) {
    const { bought } = useCompletedPurchase.getState()
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

/** What this page knows of the purchase. */
export type PurchaseResult =
  | { kind: 'asking' }
  /** Nothing was bought in this browser, or nothing that it may see (D-250). */
  | { kind: 'nothing' }
  /** The provider has not said how the payment ended (F12). */
  | { kind: 'checking' }
  /** Whoever waited for that learns that it came to nothing. */
  | { kind: 'not-charged' }
  | { kind: 'failed' }
  | { kind: 'bought'; policy: PurchasedPolicy }

/** What an answer makes of what was known. An answer that does not arrive takes nothing away from the page. */
export function seenAfter(
  before: PurchaseResult,
  answer: Exclude<GetPurchase, { kind: 'aborted' }>,
): PurchaseResult {
  if (answer.kind !== 'known') return before.kind === 'asking' ? { kind: 'failed' } : before
  if (answer.policy) return { kind: 'bought', policy: answer.policy }
  // A policy that was there is not gone because one answer leaves it out.
  if (before.kind === 'bought') return before
  switch (answer.status) {
    case 'CHECKING':
      return { kind: 'checking' }
    case 'NOT_CHARGED':
      return { kind: before.kind === 'checking' ? 'not-charged' : 'nothing' }
    // Bought a moment ago, and the policy is not told yet: it is on its way.
    case 'BOUGHT':
      return { kind: 'checking' }
    case 'NONE':
      return { kind: 'nothing' }
  }
}

const OFTEN_MS = 2_000
const SELDOM_MS = 15_000
/** Everything is made within seconds. What takes longer is asked for less often. */
const OFTEN_FOR_MS = 120_000
/** In the end papers are not asked for at all: they come by email. */
const DOCUMENTS_FOR_MS = 600_000

/** After this long nobody should wait for a paper in front of the screen (F20). */
const SLOW_AFTER_MS = 30_000

/** How long until the server is asked again, given how long the page has been open; undefined: there is nothing left to wait for. */
export function askAgainIn(seen: PurchaseResult, openForMs: number): number | undefined {
  const pause = openForMs < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS
  // A bank may take its time, and its answer is waited for however long.
  if (seen.kind === 'checking') return pause
  return seen.kind === 'bought' && isIncomplete(seen.policy) && openForMs <= DOCUMENTS_FOR_MS
    ? pause
    : undefined
}

function isIncomplete(policy: PurchasedPolicy): boolean {
  return !hasAllDocuments(policy) || policy.portalUserStatus === 'PENDING'
}

export function hasAllDocuments({ documents }: Pick<PurchasedPolicy, 'documents'>): boolean {
  return documents.length > 0 && documents.every(({ isReady }) => isReady)
}
