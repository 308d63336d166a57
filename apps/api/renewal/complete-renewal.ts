import { isIn, liveStates } from '@milepost/domain/payment/attempt-states'
import { chargingTime, nextTry } from '@milepost/domain/renewal/renewal-days'
import type { openRenewals } from '@milepost/domain/renewal/renewal-states'
import type { Policy } from '../policy/ports'
import type { NotRenewed, Renewal, RenewalMove, RenewalPorts } from './ports'

/** Whoever began to charge and has written nothing down for so long has died with it. */
const LEASE_MS = 10 * 60_000

/**
 * Sees what became of a period: by the charge of a minute ago, by reconciliation that finished it, or by its customer's own hand. What
 * the till has is what counts; the period only follows it.
 */
export async function completeRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const policy = await policyFor(renewal, ports)
  if (policy) return renewed(renewal, policy, ports)
  if (renewal.state !== 'charging') return
  const attempt = await lastAttempt(renewal, ports)
  if (attempt && isIn(liveStates, attempt.state)) return
  const { movedAt, lastDay, notifiedState } = renewal
  const now = ports.clock()
  // An attempt of an earlier try says nothing of this one, whose own may be about to be written.
  if (attempt && attempt.createdAt >= movedAt)
    // While the old period lasts there is another try, some hours on (D-225).
    return refund(renewal, 'failed', { now, nextTryAt: nextTry(now, lastDay) }, ports)
  if (now.getTime() <= movedAt.getTime() + LEASE_MS) return
  // Nobody was asked for anything: there is nothing to wait for, and no other refusal to tell of than was told before.
  const isInTime = now <= chargingTime(lastDay).until
  const to = notifiedState === 'failed' || !isInTime ? 'failed' : 'due'
  await refund(renewal, to, { now, nextTryAt: isInTime ? now : undefined }, ports)
}

/** There was nothing to be paid, or nobody who could be asked to: another try would come to the same. */
export async function giveUpRenewal(
  renewal: Renewal,
  because: NotRenewed,
  ports: RenewalPorts,
): Promise<void> {
  await refund(renewal, 'failed', { now: ports.clock(), because }, ports)
}

/**
 * A try came to nothing. What was stopped or cancelled meanwhile has no other, and nobody is told that it has. It is looked for after
 * the move: whoever stops it later finds it moved, and stops it themselves.
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
  // Who stopped it was told of a last payment. There was none, and so their cover ends.
  else if (await ports.renewals.isStopped(renewal))
    await ports.renewals.moveRenewal(open, 'stopped', { now, because: 'stopped', isNotifiedAnew: true })
}

/** Time is up: the old period is over, and nothing follows it. */
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
