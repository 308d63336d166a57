import { isIn, liveStates } from '@milepost/domain/payment/attempt-states'
import type { Promises } from '@milepost/domain/promise/customer-promise'
import type { RenewalCourse } from '@milepost/domain/promise/renewal-course'
import { nextDailyTry, nextTry } from '@milepost/domain/renewal/renewal-days'
import type { openRenewals } from '@milepost/domain/renewal/renewal-states'
import type { Policy } from '../purchase/policy/ports.ts'
import { courseAfter, courseOf } from './course-of.ts'
import { heldCostOf } from './held-cost.ts'
import type { NotRenewed, Renewal, RenewalMove, RenewalPorts } from './ports.ts'

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
  const { movedAt, notifiedState } = renewal
  const now = ports.clock()
  const { promises } = await courseOf(renewal, ports)
  // An attempt of an earlier try says nothing about this one, whose own may not be written yet.
  if (attempt && attempt.createdAt >= movedAt) {
    const refused = { ...renewal, state: 'failed', refusals: renewal.refusals + 1, movedAt: now } as const
    const { isHeld, chargeUntil } = courseAfter(refused, promises, now)
    // While the old period lasts there is another try some hours later (D-225).
    const nextTryAt = (isHeld ? nextDailyTry : nextTry)(now, chargeUntil)
    return refund(renewal, 'failed', { now, nextTryAt, isRefused: true }, ports)
  }
  if (now.getTime() <= movedAt.getTime() + LEASE_MS) return
  // Nothing was charged: there is nothing to wait for, and no new refusal to report.
  const isInTime = now <= courseAfter(renewal, promises, now).chargeUntil
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
  const now = ports.clock()
  if (renewal.plan !== 'by-itself') {
    await ports.renewals.moveRenewal(renewal, 'lapsed', { now })
    return
  }
  const { course, promises } = await courseOf(renewal, ports)
  const isUnanswered = promises.charge === undefined && renewal.askedAt !== undefined
  // It is completed when processes return within some days: cover follows without a gap (D-278).
  if (!course.hasLapsed && !isUnanswered) return
  const because = isUnanswered ? undefined : faultOf(renewal, course, promises)
  const heldCost = course.isHeld ? await heldCostOf(renewal, course, ports) : undefined
  await ports.renewals.moveRenewal(renewal, 'lapsed', { now, ...(because && { because }), heldCost })
}

/** Whose fault it is that nothing was paid; none if the bank refused the card, or it could not be charged. */
export function faultOf(
  { refusals, because, mailFailedAt }: Renewal,
  { isHeld }: RenewalCourse,
  { charge }: Promises,
): NotRenewed | undefined {
  if (isHeld) return 'cover-held'
  if (refusals > 0 || because !== undefined) return undefined
  return charge === undefined && mailFailedAt !== undefined ? 'mail-down' : 'systems-down'
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
