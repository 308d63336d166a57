import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { GRANT_HOURS } from '@milepost/domain/quote/validity'
import type { NotFound } from '../platform/provider-ports'
import { heldQuote, type QuoteAsked } from '../quote/open-quote'
import type { QuoteStore } from '../quote/ports'
import { type NotShown, type Restored, type RestorePorts, restoreQuote } from './restore-quote'

const MINUTE = 60_000

/**
 * Gives a quote back to the browser that made or opened it within the last half hour (RET-09, D-237). A grant says when it ends, and
 * all last as long: one that still holds so far ahead was made that lately.
 */
export async function resumeQuote(
  asked: QuoteAsked & { session: string },
  ports: RestorePorts & { quotes: Pick<QuoteStore, 'findGranted'> },
): Promise<Restored | NotShown | NotFound> {
  const now = ports.clock()
  const ahead = new Date(now.getTime() + (GRANT_HOURS * 60 - CHECK_HOLDS_MINUTES) * MINUTE)
  const held = await heldQuote(asked, ahead, ports.quotes)
  // Asked for once more as it stands now: a lock may end before the grant does.
  const quote = held && (await ports.quotes.findQuote(held, now))
  return quote ? restoreQuote(quote, asked.session, 'resumed', ports) : { kind: 'not-found' }
}
