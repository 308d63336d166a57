import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import { type PersonalDetails, passesCheck } from '@milepost/domain/retrieval/personal-check'
import type { Asker, Scope } from '../platform/ports.ts'
import { sessionHash } from '../platform/session/session-hash.ts'
import { stateOf } from '../quote/open-quote.ts'
import type { QuoteStore } from '../quote/ports.ts'
import { countGuess, type GuessPorts, reminderLimits } from './guess-limits.ts'
import { tokenHashOf } from './link-token.ts'
import type { QuoteTokenStore } from './ports.ts'

export type ReminderRequest = Scope & {
  token: string
  securityAnswers: PersonalDetails
  asker: Asker
}

export type ReminderPorts = GuessPorts & {
  quotes: Pick<QuoteStore, 'findQuote' | 'hasHeld'>
  quoteTokens: Pick<QuoteTokenStore, 'findToken' | 'unlockToken'>
}

/** Locked by the back office; or expired, purchased, declined or referred, which a reminder does not distinguish (D-244). */
export type ReminderChecked = {
  kind: 'unlocked' | 'mismatch' | 'ineligible' | 'locked'
  /** The quote it was about, for the security events; never returned to the caller. */
  reference: string | undefined
}

/**
 * Unlocks a reminder link for half an hour in the browser of a customer who knows the details (D-227). An unknown link, wrong details and
 * too many tries get the same response; the state of the quote is reported only after a passed check.
 */
export async function checkReminder(
  { tenant, journeys, token, securityAnswers, asker }: ReminderRequest,
  ports: ReminderPorts,
): Promise<ReminderChecked> {
  const { quotes, quoteTokens, clock } = ports
  const now = clock()
  const key = { tenant, tokenHash: tokenHashOf(token) }
  const found = await quoteTokens.findToken(key, now)
  const reference = found?.kind === 'reminder' ? found.reference : undefined
  // All reminders of a quote count together; an unknown link counts separately.
  const of = remindedAs(reference ?? token)
  const guess = await countGuess(
    { tenant, of, reference: reference ?? '', asker, limits: reminderLimits },
    ports,
  )
  const quote = await quotes.findQuote({ tenant, reference: reference ?? '' }, now)
  const passes = passesCheck(quote?.current.answers, securityAnswers)
  const isMeant = quote !== undefined && journeys.includes(quote.journey)
  if (!isMeant || !passes || guess.isWornOut) return { kind: 'mismatch', reference }
  await guess.forgive()
  const state = stateOf(quote, now)
  if (state.kind === 'closed') return { kind: state.reason === 'locked' ? 'locked' : 'ineligible', reference }
  const until = new Date(now.getTime() + CHECK_HOLDS_MINUTES * 60_000)
  await quoteTokens.unlockToken(key, { sessionHash: sessionHash(asker.session), until })
  return { kind: 'unlocked', reference }
}

/** The name under which tries at a quote's reminders are counted. */
export function remindedAs(reference: string): string {
  return `reminder ${reference}`
}
