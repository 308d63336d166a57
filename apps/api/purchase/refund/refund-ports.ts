import type { RequiredApproval } from '@milepost/domain/desk/authority'
import type { DecidedRefund } from '@milepost/domain/desk/refund-authority'
import type { RefundReason, RefundState, RefundWay } from '@milepost/domain/payment/refund-states'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey, RefundKey } from '../../platform/jobs/ports.ts'

/** Who began or confirmed a refund. The subject identifies a person; a name may be shared. */
export type RefundPerson = { subject: string; name: string }

/** A refund of part of what a policy cost. */
export type Refund = RefundKey & {
  attemptId: string
  amount: Pence
  reason: RefundReason
  way: RefundWay
  state: RefundState
  /** The provider's refunded total once this one is done; none while it is only proposed, and none for a bank account. */
  target: Pence | undefined
  first: RefundPerson
  second: RefundPerson | undefined
  /** The number of the refund whose amount this one corrects. */
  corrects: number | undefined
  begunAt: Date
  /** Since when the customer has waited: longer than this refund exists if it is a correction. */
  waitsSince: Date
  movedAt: Date
}

/**
 * What the person's authority requires, given what they have decided before. Called while no other act of that person can be decided
 * (DSK-513).
 */
export type ApprovalOf = (decided: readonly DecidedRefund[]) => RequiredApproval

export type NewRefund = PolicyKey & Pick<Refund, 'amount' | 'reason' | 'first'> & { approval: ApprovalOf }

type At = { now: Date; by: Actor }

export type RefundStore = {
  /** In the order they were begun. */
  refundsOf(key: PolicyKey): Promise<readonly Refund[]>
  findRefund(key: RefundKey): Promise<Refund | undefined>
  /** Unfinished refunds, oldest first. */
  openRefunds(): Promise<readonly Refund[]>
  /** What a person has decided about this policy, and on all policies in the last two days. */
  decidedBy(
    subject: string,
    about: Pick<PolicyKey, 'policyNumber'> & { now: Date },
  ): Promise<readonly DecidedRefund[]>
  /** What the customer owes us; negative if we owe them. */
  balanceOf(attemptId: string): Promise<number>
  /**
   * Begins a refund, and the job that carries it out if it needs no second person. Of two simultaneous ones the second finds that
   * more was refunded than its person saw: `changed`.
   */
  begin(
    refund: NewRefund,
    seen: { returned: Pence },
    at: At,
  ): Promise<Refund | 'changed' | 'above-paid' | 'not-allowed'>
  /**
   * Proposes to pay what a policy's account owes its customer and no open refund pays: to the card as far as the card paid, the rest by
   * bank transfer. `nothing-owed` if there is none.
   */
  proposeOwed(
    key: PolicyKey,
    first: RefundPerson,
    at: At,
  ): Promise<readonly [Refund, ...Refund[]] | 'nothing-owed'>
  /** A second person's answer to a proposal. `moved-on` when it is already decided. */
  decide(
    refund: Refund,
    decision: {
      to: 'ready' | 'refused'
      second: RefundPerson
      mayDecide: (decided: readonly DecidedRefund[]) => boolean
    },
    at: At,
  ): Promise<Refund | 'moved-on' | 'not-them'>
  /** Replaces a proposal of an owed amount with one of another amount, which again needs a second person. */
  correct(
    refund: Refund,
    correction: { amount: Pence; first: RefundPerson },
    at: At,
  ): Promise<Refund | 'moved-on' | 'above-paid'>
  /** Retries a failed refund, or one that is on its way and that no job carries out any more. */
  retry(refund: Refund, at: At): Promise<Refund | 'moved-on'>
  /** Staff have paid it by bank transfer: one that failed, or that was to go to a bank account. */
  transfer(refund: Refund, at: At): Promise<Refund | 'moved-on'>
  /** The provider has refunded it: booked once, even if it is reported repeatedly. */
  complete(refund: Refund, now: Date): Promise<void>
  /** The provider could not refund it yet; the customer is told once that it is on its way. */
  delay(refund: Refund, now: Date): Promise<void>
  /** The last try failed. */
  fail(refund: Refund, now: Date): Promise<void>
}
