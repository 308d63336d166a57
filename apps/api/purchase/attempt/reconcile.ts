import type { PaymentPorts } from './ports.ts'
import { resolveEvent } from './receive-event.ts'
import { resolveAttempt } from './resolve-attempt.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * An attempt that moved more recently than this is being worked on; one checked within half of it waits its turn (safety K7).
 * With a run every half minute an attempt is finished within the two minutes allowed (F2).
 */
const QUIET = MINUTE
const MOST_AT_ONCE = 50
/** Events about a payment that never becomes known are dropped after this long (safety K6). */
const EVENT_HOURS = 72

export type Reconciled = { settled: number; left: number }

/** Finishes what a crash, a closed browser or a silent provider left behind. Any number of processes may run it simultaneously. */
export async function reconcilePayments(ports: PaymentPorts, quietMs = QUIET): Promise<Reconciled> {
  const now = ports.clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const events = await ports.payments.unresolvedEvents(before(EVENT_HOURS * HOUR))
  const attempts = await ports.payments.claimUnresolved({
    lookedBefore: before(quietMs / 2),
    movedBefore: before(quietMs),
    now,
    most: MOST_AT_ONCE,
  })
  const problems: unknown[] = []
  // One that cannot be finished must not hold up the others.
  const tried = async (commitPurchase: () => Promise<boolean>) => {
    try {
      return await commitPurchase()
    } catch (error) {
      problems.push(error)
      return false
    }
  }
  for (const event of events) await tried(() => resolveEvent(event, ports))
  let settled = 0
  for (const attempt of attempts) if (await tried(() => resolveAttempt(attempt, ports))) settled += 1
  if (problems.length > 0) throw new AggregateError(problems)
  return { settled, left: attempts.length - settled }
}
