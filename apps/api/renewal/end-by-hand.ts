import { endNotices } from '@milepost/domain/promise/end-of-cover'
import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Actor } from '../platform/audit/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import { faultOf } from './complete-renewal.ts'
import { courseOf } from './course-of.ts'
import { heldCostOf } from './held-cost.ts'
import type { Renewal, RenewalPorts, RenewalsByHand } from './ports.ts'

type Ports = {
  renewals: Pick<RenewalPorts['renewals'], 'renewalAfter' | 'moveRenewal'>
  policies: Pick<RenewalPorts['policies'], 'findPolicy' | 'promisesOf'>
  quotes: Pick<RenewalPorts['quotes'], 'findVersion'>
  byHand: RenewalsByHand
  clock: RenewalPorts['clock']
}

/**
 * Ends a renewal that was promised and that nothing will complete any more: it lapses as our fault, the cost of cover that we held is
 * booked, and the next run tells the customer (DSK-517, D-278).
 */
export async function endRenewalByHand(
  key: PolicyKey,
  by: Actor,
  ports: Ports,
): Promise<'not-found' | 'not-open' | 'still-due' | 'ended'> {
  const renewal = await ports.renewals.renewalAfter(key)
  if (renewal === undefined) return 'not-found'
  if (renewal.plan !== 'by-itself' || !openRenewals.some((state) => state === renewal.state))
    return 'not-open'
  const now = ports.clock()
  const { course, promises } = await courseOf(renewal, ports)
  if (now <= course.chargeUntil || londonDate(now) <= course.coverEnds) return 'still-due'
  const because = faultOf(renewal, course, promises)
  const heldCost = course.isHeld ? await heldCostOf(renewal, course, ports) : undefined
  const move = { now, by, ...(because && { because }), heldCost }
  return (await ports.renewals.moveRenewal(renewal, 'lapsed', move)) ? 'ended' : 'not-open'
}

/** Books the cost of cover without a payment, where it was not booked when that cover ended. */
export async function bookHeldByHand(
  key: PolicyKey,
  by: Actor,
  ports: Ports,
): Promise<'not-found' | 'not-held' | 'booked-before' | 'booked'> {
  const renewal = await ports.renewals.renewalAfter(key)
  if (renewal === undefined) return 'not-found'
  if (renewal.state !== 'lapsed' || renewal.because !== 'cover-held') return 'not-held'
  const { course } = await courseOf(renewal, ports)
  const cost = await heldCostOf(renewal, course, ports)
  if (cost === undefined) return 'not-found'
  return (await ports.byHand.bookHeld(renewal, cost, { now: ports.clock(), by })) ? 'booked' : 'booked-before'
}

/** A person has told the customer that cover is over, by letter or telephone: no email says it any more. */
export async function recordEndNotice(
  key: PolicyKey,
  by: Actor,
  ports: Ports,
): Promise<'not-found' | 'not-over' | 'told-before' | 'told'> {
  const renewal = await ports.renewals.renewalAfter(key)
  if (renewal === undefined) return 'not-found'
  const now = ports.clock()
  if (!hasEnded(renewal) || renewal.lastDay >= londonDate(now)) return 'not-over'
  if (renewal.endsTold === endNotices.length) return 'told-before'
  await ports.byHand.markTold(renewal, { now, by })
  return 'told'
}

const hasEnded = ({ state, because }: Renewal) =>
  (state === 'stopped' || state === 'lapsed') && because !== 'cancelled'
