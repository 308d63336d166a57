import {
  type FollowedProof,
  isFollowed,
  isProofStep,
  type ProofRefusal,
  type ProofState,
  proofDueAgain,
  proofDueOn,
} from '@milepost/domain/purchase/proof-steps'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey, ProofKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { proofEmail } from '../emails/proof-email.ts'
import { vehicleOf } from '../emails/rows-of-emails.ts'
import { type EmailPorts, sendOnceTo } from '../emails/send-to-buyer.ts'
import { policyAt } from '../take-up/after-purchase.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { type CheckActPorts, checkAct, type NotAllowed } from './check-act.ts'
import type { PolicyProof, ProofMove, ProofStore } from './proof-ports.ts'

type Ports = PaymentPorts & { proofs: ProofStore }

/** Records what the documents of a new policy ask for. May run twice; what staff did meanwhile stays. */
export async function askForProofs(key: PolicyKey, ports: Ports): Promise<void> {
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) throw new Error('There is no such policy')
  const { proofs } = await purchasedPolicy(policy, ports)
  const coverStart = londonDate(policy.coverStart)
  const asked = proofs.flatMap(({ code }) =>
    isFollowed(code) ? [{ code, dueOn: proofDueOn(code, coverStart) }] : [],
  )
  await ports.proofs.saveAsked(key, asked, policy.issuedAt)
}

export type ProofAsked = PolicyKey & {
  code: FollowedProof
  to: ProofState
  refusal: ProofRefusal | undefined
}

export type ProofMoved =
  | { kind: 'moved'; proof: PolicyProof }
  /** Its state does not allow this, or someone else moved it meanwhile. */
  | { kind: 'not-now'; proof: PolicyProof }
  | { kind: 'no-reason' }
  | NotAllowed
  | NotFound

/** Staff say where a proof is; the customer is told. */
export async function followProof(
  { to, refusal, code, ...key }: ProofAsked,
  by: Actor,
  { proofs, ...ports }: { proofs: ProofStore } & CheckActPorts,
): Promise<ProofMoved> {
  const checked = await checkAct('follow-proof', key, ports)
  if (checked.kind !== 'allowed') return checked
  const proof = (await proofs.proofsOf(key)).find((each) => each.code === code)
  if (proof === undefined) return { kind: 'not-found' }
  if (!isProofStep(proof.state, to)) return { kind: 'not-now', proof }
  const now = ports.clock()
  const move = moveTo(to, refusal, now)
  if (move === undefined) return { kind: 'no-reason' }
  if (await proofs.moveProof(proof, move, { by, now }))
    return {
      kind: 'moved',
      proof: {
        ...proof,
        state: to,
        refusal,
        movedAt: now,
        dueOn: 'dueOn' in move ? move.dueOn : proof.dueOn,
      },
    }
  const current = (await proofs.proofsOf(key)).find((each) => each.code === code)
  return { kind: 'not-now', proof: current ?? proof }
}

function moveTo(to: ProofState, refusal: ProofRefusal | undefined, now: Date): ProofMove | undefined {
  const dueOn = proofDueAgain(londonDate(now))
  if (to === 'asked') return { to, dueOn }
  if (to !== 'refused') return { to }
  return refusal && { to, dueOn, refusal }
}

/** Tells the customer where the proof is now. Each move is told once. */
export async function sendProofEmail(
  { code, ...key }: ProofKey,
  ports: Ports & EmailPorts,
): Promise<boolean> {
  const proof = (await ports.proofs.proofsOf(key)).find((each) => each.code === code)
  if (proof === undefined) return true
  const { policy, quote } = await policyAt(key, ports)
  const { answers } = quote.current
  const { proofs } = await purchasedPolicy(policy, ports)
  const words = proofEmail({
    journey: policy.journey,
    firstName: answers.proposerDetails.firstName ?? '',
    registration: vehicleOf(answers).registration,
    ...proof,
    what: proofs.find((each) => each.code === code)?.what,
  })
  const template = `proof-${code}-${proof.state}-${proof.movedAt.toISOString()}`
  return sendOnceTo(
    policy.policyNumber,
    template,
    { tenant: key.tenant, to: policy.contact.email, words },
    ports,
  )
}
