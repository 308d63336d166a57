import { addDays, type LocalDate } from '../values/local-date.ts'
import { POLICIES_IN_A_ROW } from './subscription.ts'

type Period = { from: LocalDate; to: LocalDate }

/**
 * The policies that lead to this day without a gap, the oldest first. Whether each was renewed automatically or bought by hand in time
 * makes no difference to its customer: both are consecutive (SUB-07, SUB-08, D-262).
 */
export function consecutiveRun<Policy extends Period>(
  policies: readonly Policy[],
  start: LocalDate,
): readonly Policy[] {
  const run: Policy[] = []
  let next = start
  for (const policy of policies.toSorted((one, other) => (one.from < other.from ? 1 : -1))) {
    if (policy.from >= next) continue
    if (addDays(policy.to, 1) < next) break
    run.unshift(policy)
    next = policy.from
  }
  return run
}

/** Those of a run whose prices limit that of the next policy: none if it is priced anew, as the thirteenth is. */
export function currentTwelve<Policy>(run: readonly Policy[]): readonly Policy[] {
  return run.slice(Math.floor(run.length / POLICIES_IN_A_ROW) * POLICIES_IN_A_ROW)
}
