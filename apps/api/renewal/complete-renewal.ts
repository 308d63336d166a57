import { isIn, liveStates } from '@milepost/domain/payment/attempt-states'
import { chargingTime, nextTry } from '@milepost/domain/renewal/renewal-days'
import type { openRenewals } from '@milepost/domain/renewal/renewal-states'
import type { Policy } from '../policy/ports'
import type { NotRenewed, Renewal, RenewalMove, RenewalPorts } from './ports'

/** A process that started a charge and wrote nothing for this long has died. */
const LEASE_MS = 10 * 60_000

/**
 * Records how a period ended: by the charge a minute ago, by reconciliation, or by the customer's own purchase. The payment
 * decides; the period follows it.
 */
export async function completeRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const policy = await policyFor(renewal, ports)
  if (policy) return renewed(renewal, policy, ports)
  if (renewal.state !== 'charging') return
  const attempt = await lastAttempt(renewal, ports)
  if (attempt && isIn(liveStates, attempt.state)) return
  const { movedAt, lastDay, notifiedState } = renewal
  const now = ports.clock()
  // An attempt of an earlier try says nothing about this one, whose own may not be written yet.
  if (attempt && attempt.createdAt >= movedAt)
    // While the old period lasts there is another try some hours later (D-225).
    return refund(renewal, 'failed', { now, nextTryAt: nextTry(now, lastDay) }, ports)
  if (now.getTime() <= movedAt.getTime() + LEASE_MS) return
  // Nothing was charged: there is nothing to wait for, and no new refusal to report.
  const isInTime = now <= chargingTime(lastDay).until
  const to = notifiedState === 'failed' || !isInTime ? 'failed' : 'due'
  await refund(renewal, to, { now, nextTryAt: isInTime ? now : undefined }, ports)
}

/** There was nothing to pay or no card to charge: another try would end the same way. */
export async function giveUpRenewal(
  renewal: Renewal,
  because: NotRenewed,
  ports: RenewalPorts,
): Promise<void> {
  await refund(renewal, 'failed', { now: ports.clock(), because }, ports)
}

/**
 * A try failed. A period that was stopped or cancelled in the meantime gets no other try, and no email promises one. The stop is
 * read after the move: a later stop finds the period moved and stops it itself.
 */
async function refund(
  renewal: Renewal,
  state: (typeof openRenewals)[number],
  how: RenewalMove,
  ports: RenewalPorts,
): Promise<void> {
  if (!(await ports.renewals.moveRenewal(renewal, state, how))) return
  const { tenant, fromPolicy: policyNumber } = renewal
  const { now } = how
  const open = { ...renewal, state }
  if (await ports.cancellations.findCancellation({ tenant, policyNumber }))
    await ports.renewals.moveRenewal(open, 'stopped', { now, because: 'cancelled' })
  // When the customer stopped it, we announced a last payment. There was none, so their cover ends.
  else if (await ports.renewals.isStopped(renewal))
    await ports.renewals.moveRenewal(open, 'stopped', { now, because: 'stopped', isNotifiedAnew: true })
}

/** The old period is over and nothing follows it. */
export async function endRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const policy = await policyFor(renewal, ports)
  if (policy) return renewed(renewal, policy, ports)
  await ports.renewals.moveRenewal(renewal, 'lapsed', { now: ports.clock() })
}

async function policyFor({ tenant, reference }: Renewal, { policies }: RenewalPorts) {
  return reference === undefined ? undefined : policies.findByQuote({ tenant, reference })
}

async function renewed(renewal: Renewal, { policyNumber }: Policy, { renewals, clock }: RenewalPorts) {
  await renewals.moveRenewal(renewal, 'renewed', { now: clock(), policyNumber })
}

async function lastAttempt({ tenant, reference }: Renewal, { payments }: RenewalPorts) {
  return reference === undefined ? undefined : payments.lastAttempt({ tenant, reference })
}
