import { isAllowed } from '../policy/check-act.ts'
import type { Cancellation } from '../policy/ports.ts'
import { type CancelRefundPorts, reckon } from './cancel-with-refund.ts'

/**
 * Books, refunds and tells the cancellations whose moment has come. The state of their policies does not wait for this: it may run
 * late, and twice. One that fails does not stop the others.
 */
export async function effectCancellations(ports: CancelRefundPorts): Promise<void> {
  const problems: unknown[] = []
  for (const cancellation of await ports.cancellations.dueCancellations(ports.clock()))
    try {
      if (await isAllowed('end-cover', cancellation, ports)) await effect(cancellation, ports)
    } catch (error) {
      problems.push(error)
    }
  if (problems.length > 0) throw new AggregateError(problems)
}

/** Reckoned again: what was promised holds unless the facts have changed, such as a refund made meanwhile. */
async function effect(cancellation: Cancellation, ports: CancelRefundPorts): Promise<void> {
  const now = ports.clock()
  const { hasClaimed, cancelledAt: endsAt, askedAt: toldAt, figures, broughtBy } = cancellation
  // A policy that never began is refunded in full, whatever ended the one before it.
  const reason = broughtBy === undefined ? cancellation.reason : 'customer'
  const policy = await ports.policies.findPolicy(cancellation)
  if (policy === undefined) throw new TypeError('A cancellation without its policy')
  if (figures === undefined) {
    await ports.cancelRefunds.effect(cancellation, undefined, now)
    return
  }
  const reckoned = await reckon(policy, { reason, hasClaimed, toldAt, endsAt }, ports)
  // What was paid is known in a moment: the next run books it.
  if (reckoned.kind === 'reckoned') await ports.cancelRefunds.effect(cancellation, reckoned.value, now)
}
