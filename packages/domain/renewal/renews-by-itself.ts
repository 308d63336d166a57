import type { Term } from '../outcome/underwritten-option'
import { type CollectionCode, financeCode } from '../payment/payment-option'

export type PolicyAtItsEnd = {
  term: Term
  /** As the customer chose when buying (D-168). */
  automaticRenewal: boolean
  collectionCode: CollectionCode
  isUnder18: boolean
  hasSavedCard: boolean
}

/** Why the next period does not follow by itself. */
export type NotByItself = 'not-asked' | 'under-18' | 'no-card' | 'credit' | 'one-off'

/**
 * Whether the next period follows without anybody doing anything. Never for who is under 18 (SEC-04), never without a card to charge
 * (D-225), and never on credit: an agreement is made anew each time (SEC-06).
 */
export function whyNotByItself(policy: PolicyAtItsEnd): NotByItself | undefined {
  if (policy.term === 'impound') return 'one-off'
  if (policy.isUnder18) return 'under-18'
  if (!policy.automaticRenewal) return 'not-asked'
  if (policy.collectionCode === financeCode) return 'credit'
  return policy.hasSavedCard ? undefined : 'no-card'
}
