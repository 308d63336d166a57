import type { QuoteKey, QuoteStore } from '../../ports/quotes'
import { sessionHash } from '../quote/session-hash'

/** Who asks for a quote: a browser, and the network it comes from. Anybody can have a new browser; an address costs something. */
export type Asker = { session: string; address: string }

/** Whether this browser has made or opened the quote before, however long ago: its customer is no stranger to it. */
export function hasHeldQuote(
  quote: QuoteKey,
  { session }: Asker,
  { quotes }: { quotes: Pick<QuoteStore, 'hasHeld'> },
): Promise<boolean> {
  return quotes.hasHeld(quote, sessionHash(session))
}

/** The name one asker's share is counted under: by its browser where that is known to the quote, else by its address. */
export function ownName(of: string, { session, address }: Asker, isKnown: boolean): string {
  return isKnown
    ? `${of} of browser ${Buffer.from(sessionHash(session)).toString('hex')}`
    : `${of} from ${address}`
}
