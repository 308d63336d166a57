import type { PaymentPorts } from './ports'
import { resolveEvent } from './receive-event'
import { resolveAttempt } from './resolve-attempt'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * An attempt that moved less than so long ago has somebody at it; one looked at less than half as long ago waits its turn (safety
 * K7). With a look every half minute it is settled within the two minutes that are allowed (F2).
 */
const QUIET = MINUTE
const MOST_AT_ONCE = 50
/** What is told of a payment we never hear of is let lie after so long (safety K6). */
const EVENT_HOURS = 72

export type Reconciled = { settled: number; left: number }

/** Settles what a crash, a closed browser or a silent provider left behind. Any number of processes may do it at once. */
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
  // One that cannot be settled must not keep the others from it, this minute and every other.
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
