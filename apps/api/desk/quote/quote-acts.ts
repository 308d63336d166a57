import { parseNote, type SupportNeed } from '@milepost/domain/desk/notes'
import { parseEmail } from '@milepost/domain/values/email'
import type { Clock, NotFound } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { QuoteKey, QuoteStore } from '../../quote/ports.ts'
import { type EmailLinkPorts, emailLink } from '../../retrieval/request-quote-link.ts'
import type { LockOutcome, QuoteActStore } from './ports.ts'

export type QuoteActPorts = { quoteActs: QuoteActStore; clock: Clock }

export type Acted =
  | { kind: 'done' }
  /** Nothing was left to do. */
  | { kind: 'as-before'; problem: string }
  | { kind: 'unfit'; field: 'words' | 'until' | 'hasConsent'; problem: string }
  | NotFound

/** Adds a note (DSK-322). */
export async function addNote(
  { words, ...key }: QuoteKey & { words: string },
  session: StaffSession,
  { quoteActs, clock }: QuoteActPorts,
): Promise<Acted> {
  const note = parseNote(words)
  if (!note.ok) return { kind: 'unfit', field: 'words', problem: note.message }
  return doneIf(
    await quoteActs.addNote(
      { ...key, kind: 'note', words: note.value, needs: [], subject: session.subject },
      actorOf(session, 'Wrote a note'),
      clock(),
    ),
  )
}

/**
 * Records the support that a vulnerable customer needs on each of their quotes, or that it is no longer needed. No price reads it
 * (DSK-323).
 */
export async function markVulnerable(
  {
    words,
    needs,
    hasConsent,
    ...key
  }: QuoteKey & { words: string; needs: readonly SupportNeed[]; hasConsent: boolean },
  session: StaffSession,
  { quoteActs, clock }: QuoteActPorts,
): Promise<Acted> {
  const note = parseNote(words)
  if (!note.ok) return { kind: 'unfit', field: 'words', problem: note.message }
  const kind = needs.length === 0 ? 'not-vulnerable' : 'vulnerable'
  // The words may reveal health data, so they need the customer's consent (UK GDPR art. 9(2)(a)).
  if (kind === 'vulnerable' && !hasConsent)
    return { kind: 'unfit', field: 'hasConsent', problem: 'Ask the customer whether we may write this down' }
  return doneIf(
    await quoteActs.mark(
      { ...key, kind, words: note.value, needs, subject: session.subject },
      session.brands,
      actorOf(session, 'Told what to do for the customer'),
      clock(),
    ),
  )
}

/** A locked quote is closed to its customer, without end or until a given time (D-050). */
export async function lock(
  { because, until, ...key }: QuoteKey & { because: string; until: Date | undefined },
  session: StaffSession,
  { quoteActs, clock }: QuoteActPorts,
): Promise<Acted> {
  const now = clock()
  if (until && until <= now) return { kind: 'unfit', field: 'until', problem: 'Choose a time to come' }
  const outcome = await quoteActs.lock(key, until, actorOf(session, because), now)
  return turnedTo(outcome, 'The quote is locked already. Unlock it first to lock it for another time.')
}

export async function unlock(
  { because, ...key }: QuoteKey & { because: string },
  session: StaffSession,
  { quoteActs, clock }: QuoteActPorts,
): Promise<Acted> {
  const outcome = await quoteActs.unlock(key, actorOf(session, because), clock())
  return turnedTo(outcome, 'The quote is not locked.')
}

function turnedTo(outcome: LockOutcome, problem: string): Acted {
  return outcome === 'as-before' ? { kind: outcome, problem } : { kind: outcome }
}

const doneIf = (isDone: boolean): Acted => (isDone ? { kind: 'done' } : { kind: 'not-found' })

export type SendLinkPorts = QuoteActPorts & EmailLinkPorts & { quotes: Pick<QuoteStore, 'findQuote'> }

export type LinkSent =
  | { kind: 'sent'; what: 'new-link' | 'earlier-links' }
  | { kind: 'closed'; problem: string }
  | { kind: 'failed' }
  | NotFound

/**
 * Emails the customer a link to their quote, where they pay themselves: no card number is read out to us (DSK-325). Recorded as begun before
 * the email is sent, and as done after it.
 */
export async function sendLink(
  { because, ...key }: QuoteKey & { because: string },
  session: StaffSession,
  ports: SendLinkPorts,
): Promise<LinkSent> {
  const now = ports.clock()
  const quote = await ports.quotes.findQuote(key, now)
  if (quote === undefined) return { kind: 'not-found' }
  if (quote.expiresAt <= now) return closed('The quote has ended.')
  if (quote.isLocked) return closed('The quote is locked. Unlock it first.')
  if (quote.status !== 'priced' || quote.isPairedQuoteSold)
    return closed(
      quote.status === 'priced' || quote.status === 'taken-up'
        ? 'It has been bought.'
        : 'It has no price to pay.',
    )
  const to = parseEmail(quote.current.answers.proposerDetails.emailAddress ?? '')
  if (!to.ok || ports.linkTo(quote.journey, 'emailed-link') === undefined)
    return closed('The quote has no email address to write to.')
  const by = actorOf(session, because)
  await ports.quoteActs.recordLink(key, 'begun', by, now)
  const outcome = await emailLink(key, ports)
  if (outcome === 'failed') return { kind: 'failed' }
  await ports.quoteActs.recordLink(key, 'done', by, ports.clock())
  return { kind: 'sent', what: outcome === 'sent' ? 'new-link' : 'earlier-links' }
}

const closed = (problem: string): LinkSent => ({ kind: 'closed', problem })
