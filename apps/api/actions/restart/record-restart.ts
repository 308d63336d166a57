import type { Clock } from '../../ports/clock'
import type { NotFound } from '../../ports/provider'
import type { QuoteKey, QuoteStore } from '../../ports/quotes'
import type { RestartStore } from '../../ports/restarts'
import type { QuoteAsked } from '../quote/open-quote'
import { sessionHash } from '../quote/session-hash'

export type RecordPorts = {
  quotes: Pick<QuoteStore, 'findGranted'>
  restarts: Pick<RestartStore, 'recordMoment'>
  clock: Clock
}

/**
 * The page was seen, or its check was opened: both happen before anybody has shown who they are, so the reference is enough and
 * nothing is told in return, not even whether there is such a quote (RST-10, D-005). The time is ours; a visitor's clock may be wrong.
 */
export async function recordVisit(
  key: QuoteKey,
  moment: 'viewed' | 'checked',
  { restarts, clock }: RecordPorts,
): Promise<void> {
  await restarts.recordMoment(key, moment, clock())
}

/** Bought: said by the browser that bought it. */
export async function recordTakenUp(
  { session, ...key }: QuoteAsked,
  { quotes, restarts, clock }: RecordPorts,
): Promise<NotFound | { kind: 'recorded' }> {
  const now = clock()
  const quote =
    session === undefined
      ? undefined
      : await quotes.findGranted(key, { sessionHash: sessionHash(session), now })
  if (!quote?.isRestart) return { kind: 'not-found' }
  if (quote.status === 'taken-up') await restarts.recordMoment(key, 'taken-up', now)
  return { kind: 'recorded' }
}
