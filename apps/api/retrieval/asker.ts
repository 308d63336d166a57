import { sessionHash } from '../platform/session/session-hash'
import type { QuoteKey, QuoteStore } from '../quote/ports'
import type { Asker } from './ports'

/** Whether this browser has made or opened the quote before, also in a session that has ended since: its customer is no stranger to it. */
export function hasHeldQuote(
  quote: QuoteKey,
  { lastSession }: Asker,
  { quotes }: { quotes: Pick<QuoteStore, 'hasHeld'> },
): Promise<boolean> {
  return quotes.hasHeld(quote, sessionHash(lastSession))
}

/** The name one asker's share is counted under: by its browser where that is known to the quote, else by its address. */
export function ownName(of: string, { lastSession, address }: Asker, isKnown: boolean): string {
  return isKnown
    ? `${of} of browser ${Buffer.from(sessionHash(lastSession)).toString('hex')}`
    : `${of} from ${address}`
}
