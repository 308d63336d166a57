import type { PaymentPorts } from './payment-ports'
import { settleEvent } from './receive-event'
import { settleAttempt } from './settle-attempt'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An attempt that moved less than so long ago has somebody at it; one looked at less than so long ago waits its turn (safety K7). */
const QUIET = 2 * MINUTE
const BETWEEN_LOOKS = MINUTE
const MOST_AT_ONCE = 50
/** What is told of a payment we never hear of is let lie after so long (safety K6). */
const EVENT_HOURS = 72

export type MoppedUp = { settled: number; left: number }

/** Settles what a crash, a closed browser or a silent provider left behind. Any number of processes may do it at once. */
export async function mopUp(ports: PaymentPorts): Promise<MoppedUp> {
  const now = ports.clock()
  const before = (ms: number) => new Date(now.getTime() - ms)
  for (const event of await ports.payments.unsettledEvents(before(EVENT_HOURS * HOUR)))
    await settleEvent(event, ports)
  const attempts = await ports.payments.claimUnsettled({
    lookedBefore: before(BETWEEN_LOOKS),
    movedBefore: before(QUIET),
    now,
    most: MOST_AT_ONCE,
  })
  let settled = 0
  for (const attempt of attempts) if (await settleAttempt(attempt, ports)) settled += 1
  return { settled, left: attempts.length - settled }
}
