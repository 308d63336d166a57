import type { StaffMember } from '@milepost/domain/desk/people'
import { type DecidedRefund, maySecondRefund, refundApproval } from '@milepost/domain/desk/refund-authority'
import { claimOf, mayBeTransferred, type RefundReason } from '@milepost/domain/payment/refund-states'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey, RefundKey } from '../../platform/jobs/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { Refund, RefundStore } from './refund-ports.ts'

/** The person who refunds, with their roles, and as the audit trail names them. */
export type RefundingPerson = {
  person: Pick<StaffMember, 'subject' | 'name' | 'roles'> & {
    /** Accounts staff on the command line: may propose any refund, and confirm what another person proposed. */
    isOfAccounts?: true
  }
  by: Actor
}

type Ports = { refunds: RefundStore; clock: Clock }

export type RefundBegun =
  | { kind: 'begun'; refund: Refund }
  /** The person may refund nothing, or it exceeds every authority at the desk. */
  | { kind: 'not-allowed' }
  /** Something was refunded since the person read the figures. */
  | { kind: 'changed' }
  | { kind: 'above-paid' }

/**
 * Refunds part of what a policy cost, for a reason that staff decided. Within the person's authority it is sent immediately;
 * beyond it a second person must confirm it (DSK-507). The request states what had been refunded when the person read the
 * figures (DSK-506).
 */
export async function refundPolicy(
  {
    amount,
    reason,
    seenReturned,
    ...key
  }: PolicyKey & { amount: Pence; reason: Exclude<RefundReason, 'cancellation'>; seenReturned: Pence },
  { person, by }: RefundingPerson,
  { refunds, clock }: Ports,
): Promise<RefundBegun> {
  const now = clock()
  const about = { policyNumber: key.policyNumber, amount, now }
  const approval = (decided: readonly DecidedRefund[]) =>
    person.isOfAccounts ? 'with-second' : refundApproval(person, about, decided)
  const begun = await refunds.begin(
    { ...key, amount, reason, first: person, approval },
    { returned: seenReturned },
    { now, by },
  )
  return typeof begun === 'string' ? { kind: begun } : { kind: 'begun', refund: begun }
}

export type RefundDecided =
  | { kind: 'decided'; refund: Refund }
  | { kind: 'not-decided'; because: WhyNotDecided }
  | { kind: 'decided-before'; refund: Refund }
  | NotFound

/** Why a person may not decide about a refund. */
export type WhyNotDecided =
  /** They began or corrected it themselves. */
  | 'first-person'
  /** It, or what they confirmed on the policy with it, is above their authority. */
  | 'above-authority'
  /** Law or terms owe it: it can only be corrected. */
  | 'owed'

/** The second person of a refund. Refusing needs no authority; no one decides on their own refund (DSK-507). */
export async function decideRefund(
  { to, ...key }: RefundKey & { to: 'ready' | 'refused' },
  { person, by }: RefundingPerson,
  { refunds, clock }: Ports,
): Promise<RefundDecided> {
  const refund = await refunds.findRefund(key)
  if (refund === undefined) return { kind: 'not-found' }
  if (refund.state !== 'proposed') return { kind: 'decided-before', refund }
  const before = whyNotDecide(refund, person, to, [])
  if (before) return { kind: 'not-decided', because: before }
  const mayDecide = (decided: readonly DecidedRefund[]) =>
    whyNotDecide(refund, person, to, decided) === undefined
  const outcome = await refunds.decide(refund, { to, second: person, mayDecide }, { now: clock(), by })
  if (outcome === 'not-them') return { kind: 'not-decided', because: 'above-authority' }
  if (outcome !== 'moved-on') return { kind: 'decided', refund: outcome }
  return { kind: 'decided-before', refund: (await refunds.findRefund(key)) ?? refund }
}

/** A refund that a second person would have to confirm. */
export type ProposedRefund = Pick<Refund, 'policyNumber' | 'amount' | 'reason' | 'first'>

/**
 * Why this person may not confirm or refuse a proposal, given what they decided before; undefined if they may. On the command line
 * there is only a name, so people who share a name count as one.
 */
export function whyNotDecide(
  refund: ProposedRefund,
  person: RefundingPerson['person'],
  to: 'ready' | 'refused',
  decided: readonly DecidedRefund[],
): WhyNotDecided | undefined {
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  const { first, reason } = refund
  if (to === 'refused' && claimOf(reason) === 'owed') return 'owed'
  if (isSame(first.name, person.name) || isSame(first.subject, person.subject)) return 'first-person'
  if (to === 'refused' || person.isOfAccounts) return undefined
  return maySecondRefund(first, person, refund, decided) ? undefined : 'above-authority'
}

export type RefundCorrected =
  | { kind: 'corrected'; refund: Refund }
  /** Staff chose to make it: it can be refused instead. */
  | { kind: 'not-owed' }
  | { kind: 'same-amount' }
  | { kind: 'above-paid' }
  | { kind: 'decided-before'; refund: Refund }
  | NotFound

/**
 * Replaces the amount of a refund that is owed. It is a proposal again, which another person confirms: until then the customer is
 * owed what was booked, and afterwards what was confirmed (DSK-514).
 */
export async function correctRefund(
  { amount, ...key }: RefundKey & { amount: Pence },
  { person, by }: RefundingPerson,
  { refunds, clock }: Ports,
): Promise<RefundCorrected> {
  const refund = await refunds.findRefund(key)
  if (refund === undefined) return { kind: 'not-found' }
  if (refund.state !== 'proposed') return { kind: 'decided-before', refund }
  if (claimOf(refund.reason) !== 'owed') return { kind: 'not-owed' }
  if (refund.amount === amount) return { kind: 'same-amount' }
  const corrected = await refunds.correct(refund, { amount, first: person }, { now: clock(), by })
  if (corrected === 'above-paid') return { kind: 'above-paid' }
  if (corrected !== 'moved-on') return { kind: 'corrected', refund: corrected }
  return { kind: 'decided-before', refund: (await refunds.findRefund(key)) ?? refund }
}

export type RefundFollowedUp = { kind: 'followed-up'; refund: Refund } | { kind: 'not-failed' } | NotFound

/**
 * Staff act on a refund that the provider has not made: it is tried again, or was paid by bank transfer (DSK-516). One to a bank account is
 * paid by them alone (DSK-522).
 */
export async function followUpRefund(
  { decision, ...key }: RefundKey & { decision: 'again' | 'transferred' },
  { person, by }: RefundingPerson,
  { refunds, clock }: Ports,
): Promise<RefundFollowedUp> {
  const refund = await refunds.findRefund(key)
  if (refund === undefined) return { kind: 'not-found' }
  // Accounts may have one sent again that is on its way to the card and that no job carries out any more.
  const isLeft = refund.state === 'ready' && refund.way === 'card' && person.isOfAccounts
  const isTheirs = decision === 'again' ? refund.state === 'failed' || isLeft : mayBeTransferred(refund)
  if (!isTheirs) return { kind: 'not-failed' }
  const at = { now: clock(), by }
  const moved = decision === 'again' ? await refunds.retry(refund, at) : await refunds.transfer(refund, at)
  return moved === 'moved-on' ? { kind: 'not-failed' } : { kind: 'followed-up', refund: moved }
}

/**
 * Sends it to the provider. The request states the total to be refunded, so a repeat refunds nothing more (DSK-506). False when
 * it must be retried.
 */
export async function carryOutRefund(
  key: RefundKey,
  { isLastTry }: { isLastTry: boolean },
  ports: Pick<PaymentPorts, 'payments' | 'cards' | 'clock'> & { refunds: RefundStore },
): Promise<boolean> {
  const refund = await ports.refunds.findRefund(key)
  if (refund === undefined) throw new Error('There is no such refund')
  if (refund.state !== 'ready' || refund.target === undefined) return true
  const attempt = await ports.payments.findAttempt(refund.attemptId)
  const provider = attempt?.provider && ports.cards.byName(attempt.provider)
  const answer =
    provider && attempt.providerRef !== undefined
      ? await provider.refund(attempt.providerRef, { orderId: attempt.id, amount: refund.target })
      : undefined
  if (answer?.kind === 'found') {
    await ports.refunds.complete(refund, ports.clock())
    return true
  }
  if (isLastTry) await ports.refunds.fail(refund, ports.clock())
  else await ports.refunds.delay(refund, ports.clock())
  return false
}
