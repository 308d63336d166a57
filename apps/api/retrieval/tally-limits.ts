import { createHash } from 'node:crypto'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports'
import type { CheckTallies, TallyBucket, TallyKey } from './check-ports'

/** At most so many within so many seconds. */
export type Limit = { per: number; most: number }

export type LimitedKey = Limit & { key: TallyKey }

/** A count for each limit of a name, under its hash alone. */
export function tallyKeys(
  bucket: TallyBucket,
  tenant: BrandCode,
  name: string,
  limits: readonly Limit[],
): readonly LimitedKey[] {
  return limits.map(({ per, most }) => {
    const keyHash = createHash('sha256').update(`${per} ${name}`, 'utf8').digest()
    return { key: { bucket, tenant, keyHash }, per, most }
  })
}

/** Counts one more under each in turn, up to the first that is worn out: what is refused there uses up nothing of the next. */
export async function countWithin(
  keys: readonly LimitedKey[],
  { checks, clock }: { checks: CheckTallies; clock: Clock },
): Promise<boolean> {
  const now = clock()
  for (const { key, per, most } of keys) {
    const { recent } = await checks.count(key, { now, seconds: per })
    if (recent > most) return false
  }
  return true
}
