import { useEffect, useState } from 'react'
import { type GetPurchase, getPurchase, type PurchasedPolicy } from '../../api/payment.ts'
import { useCompletedPurchase } from '../../state/completed-purchase.ts'
import { pauseFor } from '../pause-for.ts'

/**
 * The purchase of this tab, so that a reload shows it too (F28). A tab without one shows none: a cookie left on a shared computer
 * does not reveal what was bought with it. Polled until there is nothing left to wait for.
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

/** What this page knows about the purchase. */
export type PurchaseResult =
  | { kind: 'asking' }
  /** Nothing was bought in this browser, or nothing that it may see (D-250). */
  | { kind: 'nothing' }
  /** The provider has not reported the result of the payment (F12). */
  | { kind: 'checking' }
  /** The customer waited for the result, and the payment did not go through. */
  | { kind: 'not-charged' }
  | { kind: 'failed' }
  | { kind: 'bought'; policy: PurchasedPolicy }

/** Merges a reply into what was known. A missing reply removes nothing from the page. */
export function seenAfter(
  before: PurchaseResult,
  answer: Exclude<GetPurchase, { kind: 'aborted' }>,
): PurchaseResult {
  if (answer.kind !== 'known') return before.kind === 'asking' ? { kind: 'failed' } : before
  if (answer.policy) return { kind: 'bought', policy: answer.policy }
  // A policy that was shown stays, even if a reply leaves it out.
  if (before.kind === 'bought') return before
  switch (answer.status) {
    case 'CHECKING':
      return { kind: 'checking' }
    case 'NOT_CHARGED':
      return { kind: before.kind === 'checking' ? 'not-charged' : 'nothing' }
    // Bought a moment ago, but the policy is not in the reply yet: it will be.
    case 'BOUGHT':
      return { kind: 'checking' }
    case 'NONE':
      return { kind: 'nothing' }
  }
}

const OFTEN_MS = 2_000
const SELDOM_MS = 15_000
/** Everything is made within seconds, so after this the server is polled less often. */
const OFTEN_FOR_MS = 120_000
/** After this documents are not polled for at all: they come by email. */
const DOCUMENTS_FOR_MS = 600_000

/** After this the page tells the customer not to wait for a document (F20). */
const SLOW_AFTER_MS = 30_000

/** The pause before the next poll, by how long the page has been open; undefined if there is nothing left to wait for. */
export function askAgainIn(seen: PurchaseResult, openForMs: number): number | undefined {
  const pause = openForMs < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS
  // A bank may be slow; its answer is waited for without a limit.
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
