import { auditErasedBefore, erasedBefore } from '@milepost/domain/terms/retention'
import type { Clock } from '../platform/ports'
import { type RetainedPart, type Retention, retainedParts } from './ports'

export type Erased = Readonly<Record<RetainedPart, number>>

/** Small enough that nobody waits for the rows it holds. */
const BATCH = 200
const DAY_MS = 86_400_000

/**
 * The nightly erasing of what nobody bought and of what was recorded for a time (T30). Every batch is a commit of its own: whoever is stopped in the middle has erased
 * what they have, and the next goes on where they were. Two at once share the work.
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
  const before = (part: RetainedPart): Date => {
    if (part === 'audit-trail') return auditErasedBefore(now)
    // A session that has ended opens nothing, and tells nothing of anybody.
    if (part === 'sessions') return now
    return part === 'security-events'
      ? new Date(now.getTime() - securityEventDays * DAY_MS)
      : erasedBefore(now)
  }
  const erased = {
    quotes: 0,
    drafts: 0,
    'look-ups': 0,
    tallies: 0,
    notices: 0,
    links: 0,
    jobs: 0,
    'security-events': 0,
    'audit-trail': 0,
    sessions: 0,
  }
  for (const part of retainedParts) {
    let some = batch
    while (some === batch && !signal?.aborted) {
      some = await retention.eraseSome(part, before(part), batch)
      erased[part] += some
    }
  }
  return erased
}
