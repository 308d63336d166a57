import { crashpoint } from '../../platform/crashpoint.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { Attempt, PaymentPorts, VoidReason } from '../attempt/ports.ts'
import { documentedPolicy } from '../policy/policy-documents.ts'
import type { Policy } from '../policy/ports.ts'
import { decideTakeUp } from './decide-take-up.ts'

export type Completed =
  | { kind: 'bought'; policy: Policy }
  | { kind: 'released'; because: VoidReason }
  | { kind: 'left'; attempt: Attempt }

/** Makes a policy from an authorised payment, or voids the authorisation. The browser and reconciliation both use it (F2). */
export async function completePurchase(attempt: Attempt, ports: PaymentPorts): Promise<Completed> {
  const now = ports.clock()
  const documents = (policy: Policy, quote: StoredQuote) =>
    ports.policyDocuments.documentsIssued(documentedPolicy(policy, quote, ports))
  const committed = await ports.payments.commitPurchase(attempt, now, (locked) =>
    decideTakeUp(locked, { now, contact: locked.contact, documents }),
  )
  if (committed.kind === 'issued') {
    crashpoint('takeup.afterCommit')
    return { kind: 'bought', policy: committed.policy }
  }
  if (committed.kind === 'released') return committed
  const policy = await ports.policies.findByQuote(attempt)
  return policy?.attemptId === attempt.id ? { kind: 'bought', policy } : committed
}
