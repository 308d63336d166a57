import type { BoughtPolicy, GetPurchase } from '../../api/get-purchase'

/** What this page knows of the purchase. */
export type PurchaseSeen =
  | { kind: 'asking' }
  /** Nothing was bought in this browser, or nothing that it may see (D-250). */
  | { kind: 'nothing' }
  /** The provider has not said how the payment ended (F12). */
  | { kind: 'checking' }
  /** Whoever waited for that learns that it came to nothing. */
  | { kind: 'not-charged' }
  | { kind: 'failed' }
  | { kind: 'bought'; policy: BoughtPolicy }

/** What an answer makes of what was known. An answer that does not arrive takes nothing away from the page. */
export function seenAfter(
  before: PurchaseSeen,
  answer: Exclude<GetPurchase, { kind: 'aborted' }>,
): PurchaseSeen {
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
