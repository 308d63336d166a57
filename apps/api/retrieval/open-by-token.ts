import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import type { Asker, NotFound, Scope } from '../platform/ports.ts'
import { sessionHash } from '../platform/session/session-hash.ts'
import { type NotShown, type RestartOfferedPorts, withRestart } from '../restart/restart-offered.ts'
import { countedAs } from './check-quote.ts'
import { remindedAs } from './check-reminder.ts'
import { checkLimits, forgetGuesses, type GuessPorts, reminderLimits } from './guess-limits.ts'
import { forgetLinks } from './link-limits.ts'
import { tokenHashOf } from './link-token.ts'
import type { QuoteTokenStore } from './ports.ts'
import { type ArrivingPorts, notShown, type Restored, restoreArriving } from './restore-quote.ts'

export type TokenRequest = Scope & { token: string; session: string }

export type TokenPorts = ArrivingPorts &
  RestartOfferedPorts &
  Pick<GuessPorts, 'checks'> & {
    quoteTokens: Pick<QuoteTokenStore, 'findToken' | 'findIssuedToken' | 'spendToken' | 'isUnlocked'>
  }

/**
 * The quote a link leads to (API-25), in the browser the link was unlocked for: by a click if it was emailed, by the check for a reminder.
 * A comparison site's token opens nothing here, because it needs a reference (D-227). Reading uses nothing up.
 */
export async function openByToken(
  { tenant, journeys, token, session }: TokenRequest,
  ports: TokenPorts,
): Promise<(Restored & { how: GrantedBy }) | NotShown | NotFound> {
  const key = { tenant, tokenHash: tokenHashOf(token) }
  const now = ports.clock()
  const found = await ports.quoteTokens.findIssuedToken(key)
  const held = { sessionHash: sessionHash(session), now }
  if (found === undefined || !(await ports.quoteTokens.isUnlocked(key, held))) return { kind: 'not-found' }
  const quote = await ports.quotes.findQuote(found, now)
  if (!quote || !journeys.includes(quote.journey)) return { kind: 'not-found' }
  const restored = await restoreArriving(quote, session, found.kind, ports)
  return restored.kind === 'restored' ? { ...restored, how: found.kind } : restored
}

/**
 * The customer's click on an emailed link: the link is used up, because it was in the owner's mailbox, and this browser may open
 * the quote. The same browser may click again: the first reply may have been lost.
 */
export async function openQuoteLink(
  { tenant, journeys, token, asker }: Omit<TokenRequest, 'session'> & { asker: Asker },
  ports: TokenPorts,
): Promise<{ kind: 'opened'; reference?: string } | NotShown | NotFound> {
  const { quotes, quoteTokens } = ports
  const key = { tenant, tokenHash: tokenHashOf(token) }
  const now = ports.clock()
  const by = { sessionHash: sessionHash(asker.session), now }
  if (await quoteTokens.isUnlocked(key, by)) return { kind: 'opened' }
  const found = await quoteTokens.findToken(key, now)
  const quote = found?.kind === 'emailed-link' ? await quotes.findQuote(found, now) : undefined
  if (!quote || !journeys.includes(quote.journey)) return { kind: 'not-found' }
  // A link to a locked quote is not used up: the quote may be unlocked again.
  const closed = notShown(quote, now)
  if (closed) return withRestart(closed, quote, ports)
  const until = new Date(now.getTime() + CHECK_HOLDS_MINUTES * 60_000)
  if (!(await quoteTokens.spendToken(key, { ...by, until }))) return { kind: 'not-found' }
  // The owner has been identified: guesses and requests by others no longer count (safety T2).
  const { reference } = quote
  await forgetGuesses({ tenant, of: countedAs(reference), asker, limits: checkLimits }, ports)
  await forgetGuesses({ tenant, of: remindedAs(reference), asker, limits: reminderLimits }, ports)
  await forgetLinks({ tenant, of: reference, asker }, ports)
  return { kind: 'opened', reference }
}
