import type { QuoteKey, QuoteStore } from '../../ports/quotes'
import { sessionHash } from '../quote/session-hash'

/** Who asks for a quote: a browser, and the network it comes from. Anybody can have a new browser; an address costs something. */
export type Asker = {
  /** What is opened is opened to it. */
  session: string
  /** The session this browser had last, which may have ended: it opens nothing, and tries are counted by it. */
  lastSession: string
  address: string
}

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
