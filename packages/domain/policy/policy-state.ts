/** Where a policy is in its life. Derived from its facts and the time, never stored: no state waits for a job that is late. */
export const policyStates = ['sold', 'in-force', 'cancelling', 'cancelled', 'ended', 'renewed'] as const

export type PolicyState = (typeof policyStates)[number]

/** What decides the state of a policy. */
export type PolicyTimeline = {
  coverStart: Date
  coverEnd: Date
  /** When cover ends by cancellation, if it was cancelled or notice was given. */
  cancelledFrom: Date | undefined
  /** The number of the policy that follows it, once that is sold. */
  followedBy: string | undefined
  /** Its loan ended alone, and the policy goes on without it (DSK-523). */
  isLoanOver?: boolean
}

/**
 * `sold` has not started yet. `cancelling` will end by cancellation on a date to come: until then its cover is in force. `renewed` is
 * over and followed by another policy of ours.
 */
export function policyState(
  { coverStart, coverEnd, cancelledFrom, followedBy }: PolicyTimeline,
  now: Date,
): PolicyState {
  if (cancelledFrom) return cancelledFrom <= now ? 'cancelled' : 'cancelling'
  if (coverEnd <= now) return followedBy === undefined ? 'ended' : 'renewed'
  return coverStart > now ? 'sold' : 'in-force'
}

/** The last moment of cover: the planned end, or the cancellation. */
export function coverEndsAt({
  coverEnd,
  cancelledFrom,
}: Pick<PolicyTimeline, 'coverEnd'> & Partial<Pick<PolicyTimeline, 'cancelledFrom'>>): Date {
  return cancelledFrom && cancelledFrom < coverEnd ? cancelledFrom : coverEnd
}

/** Whether a certificate of insurance may be issued or sent: only for cover that exists or will (RTA 1988 s.147). */
export function hasCover(state: PolicyState): boolean {
  return state === 'sold' || state === 'in-force' || state === 'cancelling'
}
