import { promisedBy } from '@milepost/domain/referral/promise'
import type { Clock } from '../platform/ports.ts'
import type { ReferralStore } from './ports.ts'

/** Referrals of one run: the next run, within the hour, has the rest. */
const AT_ONCE = 200

/**
 * Tells the customers whose decision is late that it is, and by when they now have it: once a referral (D-285). The new time is the one that
 * the queue, the page and the desk show from then on.
 */
export async function tellMissedPromises({
  referrals,
  clock,
}: {
  referrals: Pick<ReferralStore, 'listUntoldSince' | 'move'>
  clock: Clock
}): Promise<number> {
  const now = clock()
  const late = (await referrals.listUntoldSince(now, AT_ONCE)).filter(
    ({ movedAt }) => promisedBy(movedAt) <= now,
  )
  let count = 0
  for (const key of late) {
    const moved = await referrals.move<{ kind: 'in-time' }>(key, 'rule', now, ({ referral }) =>
      // Someone may have decided a moment ago.
      referral.number === key.number && referral.state === 'open' && promisedBy(referral.movedAt) <= now
        ? {
            kind: 'move',
            state: 'open',
            event: { kind: 'promise-missed', endsAt: promisedBy(now) },
            isEmailed: true,
          }
        : { kind: 'in-time' },
    )
    if (moved.kind === 'moved') count += 1
  }
  return count
}
