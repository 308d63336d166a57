import type { EndRefused } from '@milepost/domain/policy/cancellation-notice'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { Cancellation } from '../policy/ports.ts'
import { type CancelRefundPorts, cancelWithRefund, previewCancellation } from './cancel-with-refund.ts'

export type Cancelled =
  | { kind: 'cancelled'; cancellation: Cancellation }
  /** The first reason is not replaced. */
  | { kind: 'cancelled-before'; cancellation: Cancellation }
  /** Its cover had already ended. */
  | { kind: 'ended' }
  /** The payment of its renewal is being taken. */
  | { kind: 'being-renewed' }
  /** Its own payment is being taken, or its money has just moved: the same call succeeds in a minute. */
  | { kind: 'being-paid' }
  | EndRefused
  | NotFound

/**
 * Cancels a policy for a back-office system by the same act as at the desk: with its figures, accounts, lender and email, at once for the
 * customer and for fraud, otherwise as soon as the notice has run out. A refund waits for a person at the desk, because a system has no
 * authority. A policy that follows stays: the call does not ask about it.
 */
export async function cancelPolicy(
  {
    reason,
    hasClaimed,
    defaultNoticeOn,
    ...key
  }: PolicyKey & {
    reason: CancellationReason
    hasClaimed: boolean
    defaultNoticeOn: LocalDate | undefined
  },
  by: Actor,
  ports: CancelRefundPorts,
): Promise<Cancelled> {
  const { cancellations } = ports
  const before = await cancellations.findCancellation(key)
  if (before) return { kind: 'cancelled-before', cancellation: before }
  const asked = { ...key, reason, hasClaimed, defaultNoticeOn, lastDay: undefined }
  const preview = await previewCancellation(asked, ports)
  if (preview.kind === 'not-allowed') return { kind: 'ended' }
  if (preview.kind !== 'figures') return preview
  const person = { subject: by.who, name: by.who, roles: [] }
  const outcome = await cancelWithRefund(
    { ...asked, seen: preview.policy.figures, following: 'keep' },
    { person, by },
    ports,
  )
  switch (outcome.kind) {
    case 'cancelled':
      return { kind: 'cancelled', cancellation: outcome.cancellations[0] }
    case 'not-allowed': {
      // Of two simultaneous calls one cancels, and the other answers with it.
      const stored = await cancellations.findCancellation(key)
      return stored ? { kind: 'cancelled-before', cancellation: stored } : { kind: 'ended' }
    }
    case 'changed':
    case 'following-undecided':
      return { kind: 'being-paid' }
    default:
      return outcome
  }
}
