import { mayWithdrawFor, type WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import { checkAct, type NotAllowed } from '../policy/check-act.ts'
import type { CancellationRefundStore, CancellationStore } from '../policy/ports.ts'

export type WithdrawPorts = {
  cancellations: CancellationStore
  cancelRefunds: Pick<CancellationRefundStore, 'withdraw'>
  clock: Clock
}

export type Withdrawn =
  | { kind: 'withdrawn' }
  /** Money that arrives undoes a missed payment and nothing else. */
  | { kind: 'wrong-reason' }
  /** It took effect or was withdrawn in the meantime. */
  | { kind: 'changed' }
  | NotAllowed
  | NotFound

/** Takes back a notice of cancellation, and that of a following policy which it brought. The customer is told (D-286). */
export async function withdrawNotice(
  { because, ...key }: PolicyKey & { because: WithdrawalReason },
  by: Actor,
  { cancellations, cancelRefunds, clock }: WithdrawPorts,
): Promise<Withdrawn> {
  const checked = await checkAct('withdraw-notice', key, { cancellations, clock })
  if (checked.kind !== 'allowed') return checked
  const notice = await cancellations.findCancellation(key)
  if (notice === undefined) return { kind: 'changed' }
  if (!mayWithdrawFor(because, notice.reason)) return { kind: 'wrong-reason' }
  const now = clock()
  const brought = (await cancellations.broughtBy(key)).filter(({ cancelledAt }) => cancelledAt > now)
  const isDone = await cancelRefunds.withdraw([notice, ...brought], because, by, now)
  return isDone ? { kind: 'withdrawn' } : { kind: 'changed' }
}
