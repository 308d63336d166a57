import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { GRANT_HOURS } from '@milepost/domain/quote/validity'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { NotFound } from '../../ports/provider'
import type { QuoteStore } from '../../ports/quotes'
import type { QuoteAsked } from '../quote/open-quote'
import { sessionHash } from '../quote/session-hash'
import { type NotShown, type Restored, type RestorePorts, restoreQuote } from './restore-quote'

const MINUTE = 60_000

/**
 * Gives a quote back to the browser that made or opened it within the last half hour (RET-09, D-237). A grant says when it ends, and
 * all last as long: one that still holds so far ahead was made that lately.
 */
export async function resumeQuote(
  { session, journey, ...key }: QuoteAsked & { session: string; journey: JourneyId },
  ports: RestorePorts & { quotes: Pick<QuoteStore, 'findGranted'> },
): Promise<Restored | NotShown | NotFound> {
  const now = ports.clock()
  const ahead = new Date(now.getTime() + (GRANT_HOURS * 60 - CHECK_HOLDS_MINUTES) * MINUTE)
  const held = { sessionHash: sessionHash(session), now: ahead }
  if ((await ports.quotes.findGranted(key, held)) === undefined) return { kind: 'not-found' }
  // Asked for once more as it stands now: a lock may end before the grant does.
  const quote = await ports.quotes.findQuote(key, now)
  return quote?.journey === journey ? restoreQuote(quote, session, ports) : { kind: 'not-found' }
}
