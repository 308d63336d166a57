import { coverEndsBy, type EndRefused } from '@milepost/domain/policy/cancellation-notice'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import type { PaymentPorts } from '../payment/ports'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { NotFound } from '../platform/ports'
import { checkAct } from './check-act'
import { purchasedPolicy } from './get-purchase'
import type { Cancellation, CancellationRefundStore, CancellationStore } from './ports'

export type CancelPorts = Pick<PaymentPorts, 'policies' | 'quotes' | 'payments' | 'clock'> & {
  cancellations: CancellationStore
  cancelRefunds: Pick<CancellationRefundStore, 'cancel'>
}

export type Cancelled =
  | { kind: 'cancelled'; cancellation: Cancellation }
  /** The first reason is not replaced. */
  | { kind: 'cancelled-before'; cancellation: Cancellation }
  /** Its cover had already ended. */
  | { kind: 'ended' }
  /** The payment of its renewal is being taken. */
  | { kind: 'being-renewed' }
  | EndRefused
  | NotFound

/**
 * Records for a back-office system that a policy is cancelled: at once for the customer and for fraud, otherwise as soon as the notice
 * has run out. Its own accounts handle refunds, debts and the direct debit.
 */
export async function cancelPolicy(
  {
    reason,
    defaultNoticeOn,
    ...key
  }: PolicyKey & { reason: CancellationReason; defaultNoticeOn: LocalDate | undefined },
  by: Actor,
  ports: CancelPorts,
): Promise<Cancelled> {
  const { policies, cancellations, clock } = ports
  const now = clock()
  const before = await cancellations.findCancellation(key)
  if (before) return { kind: 'cancelled-before', cancellation: before }
  const policy = await policies.findPolicy(key)
  const checked = await checkAct('cancel', key, { cancellations, clock })
  if (policy === undefined || checked.kind === 'not-found') return { kind: 'not-found' }
  if (checked.kind === 'not-allowed') return { kind: 'ended' }
  const isOnCredit = (await purchasedPolicy(policy, ports)).paymentOption.method === 'DIRECT_DEBIT'
  const end = { reason, lastDay: undefined, isOnCredit, defaultNoticeOn }
  const ends = coverEndsBy(end, { now, coverEnd: policy.coverEnd })
  if (ends.kind !== 'ends') return ends
  const cancellation = {
    ...key,
    reason,
    cancelledAt: ends.at,
    askedAt: now,
    hasClaimed: false,
    defaultNoticeOn,
    broughtBy: undefined,
    first: undefined,
    isWithinAuthority: false,
    figures: undefined,
  }
  const outcome = await ports.cancelRefunds.cancel([{ ...cancellation, returned: pence(0) }], by, now)
  if (outcome === 'being-renewed') return { kind: outcome }
  const stored = await cancellations.findCancellation(key)
  if (stored === undefined) throw new TypeError('Cancelled and not there')
  return { kind: outcome === 'done' ? 'cancelled' : 'cancelled-before', cancellation: stored }
}
