import { parseCustomerText, parseStaffText } from '@milepost/domain/referral/customer-text'
import { answerBy, promisedBy } from '@milepost/domain/referral/promise'
import type { Clock, NotFound, Scope } from '../platform/ports.ts'
import { tokenHashOf } from '../retrieval/link-token.ts'
import { auditOf, type Decided, issuesIn, type NotDone, notDecidable, type Seen } from './decide-referral.ts'
import type { Acting, HeldReferral, ReferralEvent, ReferralStore } from './ports.ts'

/** Asks the customer a question, in an email with a due date and a link that opens only the question (DSK-402). */
export function askCustomer(
  { words, ...seen }: Seen & { words: string },
  acting: Acting,
  { referrals, clock }: { referrals: Pick<ReferralStore, 'move'>; clock: Clock },
): Promise<Decided> {
  const now = clock()
  return referrals.move<NotDone>(seen, acting, now, (held) => {
    const closed = notDecidable(held, seen)
    if (closed) return closed
    const text = parseStaffText(words)
    if (!text.ok) return { kind: 'unfit', problem: text.message, field: 'words' }
    // The second press of a button, or a second colleague with the same words: the customer has that question already.
    const waiting = lastQuestion(held)
    if (waiting?.words === text.value) return { kind: 'asked-before', at: waiting.at }
    const dueAt = answerBy(now, held.quote.expiresAt)
    return {
      kind: 'move',
      state: 'asked',
      dueAt,
      event: { kind: 'asked', issues: issuesIn(held), words: text.value, endsAt: dueAt },
      audit: auditOf(held, 'referral.ask', 'asked', { until: dueAt.toISOString() }),
      isEmailed: true,
    }
  })
}

export type QuestionPorts = {
  referrals: Pick<ReferralStore, 'move' | 'findLink' | 'findReferral'>
  clock: Clock
}

export type QuestionAsked = Scope & { token: string }

/** A newer question has taken the place of the one behind the link. */
type Replaced = { kind: 'replaced' }

/**
 * The question behind a link, and its due date. The link no longer works once the question is answered or the referral decided. The link of
 * a question that another one replaced says so.
 */
export async function readQuestion(
  asked: QuestionAsked,
  ports: QuestionPorts,
): Promise<{ kind: 'question'; words: string; reference: string; answerBy: Date } | Replaced | NotFound> {
  const found = await questionOf(asked, ports)
  if ('kind' in found) return found
  const { words = '', endsAt } = found.question
  return {
    kind: 'question',
    words,
    reference: found.held.referral.reference,
    answerBy: endsAt ?? ports.clock(),
  }
}

export type Answered =
  | { kind: 'answered'; promisedBy: Date }
  | { kind: 'unfit'; problem: string }
  | Replaced
  | NotFound

/** Stores the customer's answer for the underwriter. The time that we promised to decide in starts again. */
export async function answerQuestion(
  { answer, ...asked }: QuestionAsked & { answer: string },
  ports: QuestionPorts,
): Promise<Answered> {
  const text = parseCustomerText(answer)
  if (!text.ok) return { kind: 'unfit', problem: text.message }
  const found = await questionOf(asked, ports)
  if ('kind' in found) return found
  const now = ports.clock()
  const { tenant, reference } = found.held.referral
  const moved = await ports.referrals.move<NotFound>({ tenant, reference }, 'customer', now, (held) =>
    // Another tab may have answered a moment ago.
    lastQuestion(held)?.position === found.question.position
      ? { kind: 'move', state: 'open', event: { kind: 'answered', words: text.value }, isEmailed: false }
      : { kind: 'not-found' },
  )
  return moved.kind === 'moved' ? { kind: 'answered', promisedBy: promisedBy(now) } : moved
}

async function questionOf(
  { tenant, journeys, token }: QuestionAsked,
  { referrals, clock }: QuestionPorts,
): Promise<{ held: HeldReferral; question: ReferralEvent } | Replaced | NotFound> {
  const now = clock()
  const link = await referrals.findLink({ tenant, tokenHash: tokenHashOf(token) }, now)
  const held = link && (await referrals.findReferral(link, now))
  if (!held || !journeys.includes(held.quote.journey) || held.referral.number !== link.number)
    return { kind: 'not-found' }
  const question = lastQuestion(held)
  if (question === undefined) return { kind: 'not-found' }
  return question.position === link.position ? { held, question } : { kind: 'replaced' }
}

/** The question that waits for an answer. */
export function lastQuestion({ referral, events }: HeldReferral): ReferralEvent | undefined {
  return referral.state === 'asked' ? events.findLast(({ kind }) => kind === 'asked') : undefined
}
