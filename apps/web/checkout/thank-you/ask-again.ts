import type { BoughtPolicy } from '../../api/get-purchase'
import type { PurchaseSeen } from './purchase-seen'

const OFTEN_MS = 2_000
const SELDOM_MS = 15_000
/** Everything is made within seconds. What takes longer is asked for less often. */
const OFTEN_FOR_MS = 120_000
/** In the end papers are not asked for at all: they come by email. */
const PAPERS_FOR_MS = 600_000

/** After this long nobody should wait for a paper in front of the screen (F20). */
export const SLOW_AFTER_MS = 30_000

/** How long until the server is asked again, given how long the page has been open; undefined: there is nothing left to wait for. */
export function askAgainIn(seen: PurchaseSeen, openForMs: number): number | undefined {
  const pause = openForMs < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS
  // A bank may take its time, and its answer is waited for however long.
  if (seen.kind === 'checking') return pause
  return seen.kind === 'bought' && isIncomplete(seen.policy) && openForMs <= PAPERS_FOR_MS ? pause : undefined
}

function isIncomplete(policy: BoughtPolicy): boolean {
  return !hasAllPapers(policy) || policy.portalUserStatus === 'PENDING'
}

export function hasAllPapers({ documents }: Pick<BoughtPolicy, 'documents'>): boolean {
  return documents.length > 0 && documents.every(({ isReady }) => isReady)
}
