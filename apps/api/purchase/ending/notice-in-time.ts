import { coverEndsBy, earliestLastDay, needsNotice } from '@milepost/domain/policy/cancellation-notice'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Actor } from '../../platform/audit/ports.ts'
import { isOnCredit } from '../loan/loan-of.ts'
import type { Cancellation } from '../policy/ports.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { type CancelRefundPorts, reckon } from './cancel-with-refund.ts'

/** Its seven days count from the day on which it is sent. */
const late: Actor = {
  who: 'notice-mail',
  door: 'nightly-job',
  because: 'the notice could only be sent late, so that its days began again',
}

/**
 * Whether a notice of ours still gives the days that our documents promise if it is sent now. If not, it is given again from today, or
 * withdrawn if cover ends before its days have run out (D-286). `changed` means: look at it again.
 */
export async function keepNoticeInTime(
  notice: Cancellation,
  ports: CancelRefundPorts,
): Promise<'in-time' | 'given-again' | 'withdrawn' | 'changed'> {
  const { reason, defaultNoticeOn, broughtBy, cancelledAt } = notice
  // One that another cancellation brought is told and moved with that one.
  if (!needsNotice(reason) || broughtBy !== undefined) return 'in-time'
  const now = ports.clock()
  const policy = await ports.policies.findPolicy(notice)
  if (policy === undefined) throw new TypeError('A cancellation without its policy')
  const { paymentOption } = await purchasedPolicy(policy, ports)
  const isCredit = isOnCredit(paymentOption, await ports.cancellations.factsOf(notice))
  const end = { reason, isOnCredit: isCredit, defaultNoticeOn }
  if (earliestLastDay(end, londonDate(now)) <= londonDate(cancelledAt)) return 'in-time'
  const ends = coverEndsBy({ ...end, lastDay: undefined }, { now, coverEnd: policy.coverEnd })
  if (ends.kind !== 'ends') {
    const isDone = await ports.cancelRefunds.withdraw([notice], 'our-mistake', late, now)
    return isDone ? 'withdrawn' : 'changed'
  }
  const { hasClaimed } = notice
  const reckoned = await reckon(policy, { reason, hasClaimed, toldAt: now, endsAt: ends.at }, ports)
  if (reckoned.kind !== 'reckoned') return 'changed'
  const { figures, returned } = reckoned.value
  const again = {
    ...notice,
    cancelledAt: ends.at,
    askedAt: now,
    figures,
    returned,
    replaces: cancelledAt,
  }
  const outcome = await ports.cancelRefunds.cancel([again], late, now)
  return outcome === 'done' ? 'given-again' : 'changed'
}
