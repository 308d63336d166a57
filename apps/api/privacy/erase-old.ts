import { auditErasedBefore, erasedBefore } from '@milepost/domain/terms/retention'
import { addYears } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { VISIT_COUNTS_KEPT_YEARS, VISIT_EVENTS_KEPT_DAYS } from '@milepost/domain/visit/visit-steps'
import type { Clock } from '../platform/ports'
import { type RetainedPart, type Retention, retainedParts } from './ports'

export type Erased = Readonly<Record<RetainedPart | 'months', number>>

/** Small enough that its locks delay no request. */
const BATCH = 200
const DAY_MS = 86_400_000

/**
 * The nightly deletion of quotes that were not purchased and of records with a retention period (T30). Each batch is its own commit, so the
 * next run continues after one that was stopped. Two simultaneous runs share the work.
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
    // A session that has ended opens nothing and identifies no one.
    if (part === 'sessions') return now
    if (part === 'visits') return new Date(now.getTime() - VISIT_EVENTS_KEPT_DAYS * DAY_MS)
    if (part === 'visit-counts') return startOfLondonDay(addYears(londonDate(now), -VISIT_COUNTS_KEPT_YEARS))
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
    visits: 0,
    'visit-counts': 0,
  }
  const { quotes, months } = await retention.eraseMonths(erasedBefore(now), batch, signal)
  erased.quotes += quotes
  for (const part of retainedParts) {
    let some = batch
    while (some === batch && !signal?.aborted) {
      some = await retention.eraseSome(part, before(part), batch)
      erased[part] += some
    }
  }
  return { ...erased, months }
}
