import type { FollowedProof, ProofRefusal, ProofState } from '@milepost/domain/purchase/proof-steps'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'

/** A proof that a policy's customer was asked for, and where it is. The proof itself is not stored. */
export type PolicyProof = PolicyKey & {
  code: FollowedProof
  state: ProofState
  /** Why it was not accepted. */
  refusal: ProofRefusal | undefined
  dueOn: LocalDate
  askedAt: Date
  movedAt: Date
}

export type ProofMove =
  | { to: 'received' | 'accepted' | 'not-needed' }
  | { to: 'asked'; dueOn: LocalDate }
  | { to: 'refused'; dueOn: LocalDate; refusal: ProofRefusal }

export type ProofStore = {
  /** Those asked for before stay as they are. */
  saveAsked(key: PolicyKey, asked: readonly Pick<PolicyProof, 'code' | 'dueOn'>[], now: Date): Promise<void>
  proofsOf(key: PolicyKey): Promise<readonly PolicyProof[]>
  /** The move, its line in the audit trail and the email to the customer: all or none. False when someone else moved it first. */
  moveProof(proof: PolicyProof, move: ProofMove, at: { by: Actor; now: Date }): Promise<boolean>
}
