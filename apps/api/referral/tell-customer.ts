import { firmOf } from '@milepost/brands/brands'
import { totalOf } from '@milepost/domain/quote/price'
import { priceHeldUntil } from '@milepost/domain/referral/promise'
import { parseEmail } from '@milepost/domain/values/email'
import type { EmailContent, SendEmail } from '../platform/email/ports.ts'
import type { ReferralEventKey } from '../platform/jobs/ports.ts'
import type { Clock, LinkTo } from '../platform/ports.ts'
import { sendEmailOnce } from '../purchase/emails/send-email-once.ts'
import type { SentEmails } from '../purchase/policy/ports.ts'
import { newLink, newToken } from '../retrieval/link-token.ts'
import type { QuoteTokenStore } from '../retrieval/ports.ts'
import { lastQuestion } from './ask-customer.ts'
import { approvedEmail, declinedEmail, questionEmail } from './emails.ts'
import { lapsedEmail, lateEmail } from './late-emails.ts'
import type { HeldReferral, ReferralEvent, ReferralStore } from './ports.ts'

export type ReferralEmailPorts = {
  referrals: Pick<ReferralStore, 'findReferral' | 'saveLink'>
  quoteTokens: Pick<QuoteTokenStore, 'saveToken'>
  policies: SentEmails
  sendEmail: SendEmail
  linkTo: LinkTo
  clock: Clock
}

/**
 * Emails the customer the decision or a question. Only the email has its link: a failed try leaves a link that no one has. False
 * when it could not be sent and must be retried (F21).
 */
export async function sendReferralEmail(key: ReferralEventKey, ports: ReferralEmailPorts): Promise<boolean> {
  const { tenant, reference, number, position } = key
  const held = await ports.referrals.findReferral({ tenant, reference }, ports.clock())
  const event = held?.events.find((each) => each.position === position)
  // Erased since, or referred again: the email would no longer be true.
  if (!held || !event || held.referral.number !== number) return true
  const subject = `${tenant}:${reference}`
  const template = `referral-${number}-${position}`
  if (await ports.policies.wasEmailed(subject, template, ports.clock())) return true
  const to = parseEmail(held.quote.current.answers.proposerDetails.emailAddress ?? '')
  const words = to.ok ? await wordsOf(key, held, event, ports) : undefined
  if (!to.ok || words === undefined) return true
  return sendEmailOnce({ ...words, to: to.value, sender: firmOf(tenant) }, { subject, template }, ports)
}

async function wordsOf(
  key: ReferralEventKey,
  held: HeldReferral,
  { kind, position, words, terms, endsAt }: ReferralEvent,
  ports: ReferralEmailPorts,
): Promise<EmailContent | undefined> {
  const { journey, reference, current, approved } = held.quote
  if (kind === 'declined') return declinedEmail({ journey, reference, words: words ?? '' })
  if (kind === 'lapsed') {
    const page = held.referral.state === 'lapsed' ? ports.linkTo(journey, 'start') : undefined
    const last = held.events.findLast((each) => each.kind === 'asked' || each.kind === 'answered')
    return page && lapsedEmail({ journey, reference, wasAsked: last?.kind === 'asked', address: page.href })
  }
  if (endsAt === undefined || endsAt <= ports.clock()) return undefined
  // Decided, or asked about, since.
  if (kind === 'promise-missed')
    return held.referral.state === 'open' ? lateEmail({ journey, reference, by: endsAt }) : undefined
  if (kind === 'asked') {
    // Answered, decided, or replaced by a newer question, whose own email has the link that works.
    if (lastQuestion(held)?.position !== position) return undefined
    const address = await questionLink(key, journey, endsAt, ports)
    return questionEmail({ journey, reference, words: words ?? '', answerBy: endsAt, address })
  }
  const [option] = current.assessment.kind === 'offered' ? current.assessment.outcome.options : []
  if (kind !== 'approved' || !option || !approved || !terms) return undefined
  const page = ports.linkTo(journey, 'emailed-link')
  const link = page && (await newLink({ ...quoteKey(key), kind: 'emailed-link', endsAt }, page, ports))
  const address = link?.address.href
  const start = current.risk.cover.start.date
  return approvedEmail({
    journey,
    reference,
    total: totalOf(option.price),
    start,
    until: priceHeldUntil(endsAt, start),
    terms: approved.terms,
    words,
    address,
  })
}

const quoteKey = ({ tenant, reference }: ReferralEventKey) => ({ tenant, reference })

/** The token is after the #, where no server sees it (safety T5). */
async function questionLink(
  key: ReferralEventKey,
  journey: HeldReferral['quote']['journey'],
  endsAt: Date,
  { referrals, linkTo, clock }: ReferralEmailPorts,
): Promise<string | undefined> {
  const page = linkTo(journey, 'referral-question')
  if (page === undefined) return undefined
  const { token, tokenHash } = newToken()
  await referrals.saveLink({ ...key, tokenHash, madeAt: clock(), endsAt })
  const address = new URL(page)
  address.hash = token
  return address.href
}
