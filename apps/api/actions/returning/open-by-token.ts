import type { NotFound } from '../../ports/provider'
import type { QuoteToken, QuoteTokenStore, TokenKey } from '../../ports/quote-tokens'
import type { Scope } from '../quote/open-quote'
import { sessionHash } from '../quote/session-hash'
import { countedAs } from './check-quote'
import { remindedAs } from './check-reminder'
import { type GuessPorts, tallyKey } from './guess-limits'
import { type ArrivingPorts, restoreArriving } from './restore-arriving'
import { type NotShown, notShown, type Restored } from './restore-quote'
import { tokenHashOf } from './token-secret'

export type TokenRequest = Scope & { token: string; session: string }

export type TokenPorts = ArrivingPorts &
  Pick<GuessPorts, 'checks'> & {
    quoteTokens: Pick<QuoteTokenStore, 'findToken' | 'spendToken' | 'isUnlocked'>
  }

/**
 * The quote a link leads to (API-25). An emailed link opens it once, for it lay in the owner's own mail box; a reminder's only where
 * its customer has been checked; a comparison site's not here, as it goes with a reference (D-227).
 */
export async function openByToken(
  { tenant, journeys, token, session }: TokenRequest,
  ports: TokenPorts,
): Promise<Restored | NotShown | NotFound> {
  const key = { tenant, tokenHash: tokenHashOf(token) }
  const now = ports.clock()
  const found = await ports.quoteTokens.findToken(key, now)
  if (found === undefined || !(await mayOpen(found, key, session, ports))) return { kind: 'not-found' }
  const quote = await ports.quotes.findQuote(found, now)
  if (!quote || !journeys.includes(quote.journey)) return { kind: 'not-found' }
  // A link that leads to a closed door is not used up: the door may be opened again.
  const closed = notShown(quote, now)
  if (closed) return closed
  if (found.kind === 'emailed-link') {
    if ((await ports.quoteTokens.spendToken(key, now)) === undefined) return { kind: 'not-found' }
    // Its owner has shown who they are: what others tried to guess no longer counts (safety T2).
    for (const tried of [countedAs(quote.reference), remindedAs(quote.reference)])
      await ports.checks.forget(tallyKey('quote', tenant, tried))
  }
  return restoreArriving(quote, session, ports)
}

async function mayOpen(
  { kind }: QuoteToken,
  key: TokenKey,
  session: string,
  { quoteTokens, clock }: TokenPorts,
): Promise<boolean> {
  switch (kind) {
    case 'emailed-link':
      return true
    case 'reminder':
      return quoteTokens.isUnlocked(key, { sessionHash: sessionHash(session), now: clock() })
    case 'comparison-site':
      return false
  }
}
