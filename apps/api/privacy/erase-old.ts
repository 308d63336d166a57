import { erasedBefore } from '@milepost/domain/terms/retention'
import type { Clock } from '../platform/ports.ts'
import { type RetainedPart, type Retention, retainedParts } from './ports.ts'
import { retentionAges } from './retention-ages.ts'

export type Erased = Readonly<Record<RetainedPart | 'months', number>>

/** Small enough that its locks delay no request. */
const BATCH = 200

/**
 * The nightly deletion of everything that has reached its age (T30, D-281). Each batch is its own commit, so the next run continues after
 * one that was stopped. Two simultaneous runs share the work.
 */
export async function eraseOld(
  {
    retention,
    clock,
    securityEventDays = 30,
  }: { retention: Retention; clock: Clock; securityEventDays?: number },
  signal?: AbortSignal,
  batch = BATCH,
): Promise<Erased> {
  const now = clock()
  const none = Object.fromEntries(retainedParts.map((part) => [part, 0])) as Record<RetainedPart, number>
  const { quotes, months } = await retention.eraseMonths(erasedBefore(now), batch, signal)
  const erased = { ...none, quotes }
  for (const part of retainedParts) {
    const before = retentionAges[part].before(now, { securityEventDays })
    let some = batch
    while (some === batch && !signal?.aborted) {
      some = await retention.eraseSome(part, before, batch)
      erased[part] += some
    }
  }
  return { ...erased, months }
}
