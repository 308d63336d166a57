import { crashpoint } from '../platform/crashpoint'
import { documentedPolicy } from '../policy/policy-documents'
import type { Policy } from '../policy/ports'
import type { StoredQuote } from '../quote/ports'
import { decideTakeUp } from './decide-take-up'
import type { Attempt, PaymentPorts, VoidReason } from './ports'

export type Completed =
  | { kind: 'bought'; policy: Policy }
  | { kind: 'released'; because: VoidReason }
  | { kind: 'left'; attempt: Attempt }

/** Makes a policy of money that is held, or lets the money go: whoever asks, the browser or reconciliation, it is the same (F2). */
export async function completePurchase(attempt: Attempt, ports: PaymentPorts): Promise<Completed> {
  const contact = await ports.contacts.findContact(attempt)
  const now = ports.clock()
  const papers = (policy: Policy, quote: StoredQuote) =>
    ports.policyDocuments.documentsIssued(documentedPolicy(policy, quote, ports))
  const settled = await ports.payments.settle(attempt, now, (held) =>
    decideTakeUp(held, { now, contact, papers }),
  )
  if (settled.kind === 'issued') {
    crashpoint('takeup.afterCommit')
    return { kind: 'bought', policy: settled.policy }
  }
  if (settled.kind === 'released') return settled
  const policy = await ports.policies.findByQuote(attempt)
  return policy?.attemptId === attempt.id ? { kind: 'bought', policy } : settled
}
