import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Clock, NotFound } from '../platform/ports'
import { checkAct } from './check-act'
import type { Cancellation, CancellationStore, PolicyStore } from './ports'

export type CancelPorts = {
  policies: Pick<PolicyStore, 'findPolicy'>
  cancellations: CancellationStore
  clock: Clock
}

export type Cancelled =
  | { kind: 'cancelled'; cancellation: Cancellation }
  /** Final: the first reason is not replaced. */
  | { kind: 'cancelled-before'; cancellation: Cancellation }
  /** Its cover had already ended. */
  | { kind: 'ended' }
  | NotFound

/**
 * Only records that a policy is cancelled, by whom and why. The back office's accounts handle refunds, debts and the direct debit;
 * they are not part of this product.
 */
export async function cancelPolicy(
  { reason, ...key }: PolicyKey & { reason: CancellationReason },
  by: Actor,
  { policies, cancellations, clock }: CancelPorts,
): Promise<Cancelled> {
  const now = clock()
  const policy = await policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const before = await cancellations.findCancellation(key)
  if (before) return { kind: 'cancelled-before', cancellation: before }
  const checked = await checkAct('cancel', key, { cancellations, clock })
  if (checked.kind !== 'allowed') return { kind: 'ended' }
  const cancellation = { ...key, reason, cancelledAt: now }
  if (await cancellations.cancel(cancellation, by)) return { kind: 'cancelled', cancellation }
  const first = await cancellations.findCancellation(key)
  return { kind: 'cancelled-before', cancellation: first ?? cancellation }
}
