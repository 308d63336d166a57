import type { RefundReason, RefundState } from '@milepost/domain/payment/refund-states'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey, RefundKey } from '../platform/jobs/ports'

/** Who began or confirmed a refund. The subject identifies a person; a name may be shared. */
export type RefundPerson = { subject: string; name: string }

/** A refund of part of what a policy cost. */
export type Refund = RefundKey & {
  attemptId: string
  amount: Pence
  reason: RefundReason
  state: RefundState
  /** The provider's refunded total once this one is done; none while it is only proposed. */
  target: Pence | undefined
  first: RefundPerson
  second: RefundPerson | undefined
  begunAt: Date
  movedAt: Date
}

export type NewRefund = PolicyKey &
  Pick<Refund, 'amount' | 'reason' | 'first'> & { state: 'proposed' | 'ready' }

export type RefundStore = {
  /** In the order they were begun. */
  refundsOf(key: PolicyKey): Promise<readonly Refund[]>
  findRefund(key: RefundKey): Promise<Refund | undefined>
  /** Unfinished refunds, oldest first. */
  openRefunds(): Promise<readonly Refund[]>
  /**
   * Begins a refund, and the job that carries it out if it needs no second person. Of two simultaneous ones the second finds that
   * more was refunded than its person saw: `changed`.
   */
  begin(
    refund: NewRefund,
    seen: { returned: Pence },
    at: { now: Date; by: Actor },
  ): Promise<Refund | 'changed' | 'above-paid'>
  /** A second person's answer to a proposal. `moved-on` when it is already decided. */
  decide(
    refund: Refund,
    decision: { to: 'ready' | 'refused'; second: RefundPerson },
    at: { now: Date; by: Actor },
  ): Promise<Refund | 'moved-on'>
  /** Retries a failed refund. */
  retry(refund: Refund, at: { now: Date; by: Actor }): Promise<Refund | 'moved-on'>
  /** The provider has refunded it: booked once, even if it is reported repeatedly. */
  complete(refund: Refund, now: Date): Promise<void>
  /** The last try failed. */
  fail(refund: Refund, now: Date): Promise<void>
}
