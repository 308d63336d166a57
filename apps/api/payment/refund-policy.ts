import { maySecond, requiredApproval } from '@milepost/domain/desk/authority'
import type { StaffMember } from '@milepost/domain/desk/people'
import type { RefundReason } from '@milepost/domain/payment/refund-states'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey, RefundKey } from '../platform/jobs/ports'
import type { Clock, NotFound } from '../platform/ports'
import type { PaymentPorts } from './ports'
import type { Refund, RefundStore } from './refund-ports'

/** The person who refunds, with their roles, and as the audit trail names them. */
export type RefundingPerson = {
  person: Pick<StaffMember, 'subject' | 'name' | 'roles'> & {
    /** Accounts staff on the command line: may confirm what exceeds every authority at the desk. */
    isOfAccounts?: true
  }
  by: Actor
}

type Ports = { refunds: RefundStore; clock: Clock }

export type RefundBegun =
  | { kind: 'begun'; refund: Refund }
  /** Exceeds every authority at the desk. */
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
  const approval = requiredApproval(person, 'refundPence', amount)
  if (approval === 'not-allowed') return { kind: 'not-allowed' }
  const begun = await refunds.begin(
    { ...key, amount, reason, first: person, state: approval === 'alone' ? 'ready' : 'proposed' },
    { returned: seenReturned },
    { now: clock(), by },
  )
  return typeof begun === 'string' ? { kind: begun } : { kind: 'begun', refund: begun }
}

export type RefundDecided =
  | { kind: 'decided'; refund: Refund }
  /** They are the first person or lack the authority. */
  | { kind: 'not-them' }
  | { kind: 'decided-before'; refund: Refund }
  | NotFound

/** The second person of a refund. Refusing needs no authority; no one decides on their own refund (DSK-507). */
export async function decideRefund(
  { to, ...key }: RefundKey & { to: 'ready' | 'refused' },
  { person, by }: RefundingPerson,
  { refunds, clock }: Ports,
): Promise<RefundDecided> {
  const refund = await refunds.findRefund(key)
  if (refund === undefined) return { kind: 'not-found' }
  if (refund.state !== 'proposed') return { kind: 'decided-before', refund }
  if (!mayDecide(refund, person, to)) return { kind: 'not-them' }
  const decided = await refunds.decide(refund, { to, second: person }, { now: clock(), by })
  if (decided !== 'moved-on') return { kind: 'decided', refund: decided }
  return { kind: 'decided-before', refund: (await refunds.findRefund(key)) ?? refund }
}

/** Whether this person may decide a refund. On the command line there is only a name, so people who share a name count as one. */
export function mayDecide(
  refund: Refund,
  person: RefundingPerson['person'],
  to: 'ready' | 'refused',
): boolean {
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  const { first, state, amount } = refund
  if (state !== 'proposed' || isSame(first.name, person.name) || isSame(first.subject, person.subject))
    return false
  if (to === 'refused' || person.isOfAccounts) return true
  // The first person's roles are not stored. A refund is only proposed if it exceeds that person's authority.
  return maySecond({ subject: first.subject, roles: [] }, person, 'refundPence', amount)
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
  return false
}
