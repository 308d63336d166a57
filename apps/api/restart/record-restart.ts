import type { Clock } from '../platform/ports'
import type { NotFound } from '../platform/provider-ports'
import { heldQuote, type QuoteAsked } from '../quote/open-quote'
import type { QuoteKey, QuoteStore } from '../quote/ports'
import type { RestartStore } from './ports'

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
  asked: QuoteAsked,
  { quotes, restarts, clock }: RecordPorts,
): Promise<NotFound | { kind: 'recorded' }> {
  const now = clock()
  const quote = await heldQuote(asked, now, quotes)
  if (!quote?.isRestart) return { kind: 'not-found' }
  if (quote.status === 'taken-up') await restarts.recordMoment(quote, 'taken-up', now)
  return { kind: 'recorded' }
}
