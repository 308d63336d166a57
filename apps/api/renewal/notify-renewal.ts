import { noticeOn } from '@milepost/domain/renewal/automatic-renewal'
import { ASK_AGAIN_DAYS, firstWordOn, isTimeToWrite } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import type { EmailContent } from '../platform/email/ports'
import { type OpenQuote, stateOf } from '../quote/open-quote'
import { isAwaitingAnswers } from '../quote/priced-quote'
import { nextQuote } from './next-quote'
import { nextNotifiedPrice, notifiedPrice } from './notified-price'
import type { NoticeKind, Renewal, RenewalPorts } from './ports'
import { emailsWithoutPrice, emailsWithPrice, questionsOf } from './renewal-notices'
import { type RenewingPolicy, renewingPolicy } from './renewing-policy'
import { sendOnce } from './send-once'

/** Sends the email that is due about what follows a policy, once (CON-30, RST-12, D-225). */
export async function notifyRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const now = ports.clock()
  const due = emailDue(renewal, now)
  if (due === undefined) return
  if (due === 'too-late') return ports.renewals.markNotified(renewal, 'first', { now })
  const { tenant, fromPolicy: policyNumber } = renewal
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  const email = await emailOf(due, renewal, ending, ports)
  if (email === undefined) return
  const { words, version, noticeKind = noticeOf(renewal) } = email
  const sent = await sendOnce(
    {
      tenant,
      to: ending.policy.contact.email,
      about: `${renewal.firstPolicy}:${renewal.period}`,
      template: `renewal-${noticeKind === 'asked' || noticeKind === 'asked-again' ? noticeKind : due}`,
      words,
    },
    ports,
  )
  if (sent) await ports.renewals.markNotified(renewal, noticeKind, { now, version })
}

type DueNotice = {
  words: EmailContent
  /** The version of the quote whose price it shows, if it shows a new one. */
  version?: number
  /** What is recorded once it is sent, if that does not follow from the renewal. */
  noticeKind?: NoticeKind
}

async function emailOf(
  due: Exclude<DueEmail, 'too-late'>,
  renewal: Renewal,
  ending: RenewingPolicy,
  ports: RenewalPorts,
): Promise<DueNotice | undefined> {
  if (due === 'cover-ends' || due === 'lapsed')
    return { words: emailsWithoutPrice[due](renewal, ending, ports) }
  const now = ports.clock()
  const quote = await nextQuote(renewal, ending, ports)
  const opened = quote && stateOf(quote, now)
  if (opened?.kind === 'open') {
    const isNews = due !== 'failed'
    const quoted = await (isNews ? nextNotifiedPrice : notifiedPrice)(renewal, opened.quote, ports)
    if (isAwaitingAnswers(quoted.current)) return questionsEmail(renewal, ending, quoted, ports)
    const words = await emailsWithPrice[due](renewal, ending, quoted, ports)
    return { words, ...(isNews && { version: quoted.current.version }) }
  }
  // Bought in the meantime: the policy's own email reports it. Locked by the back office: it may be unlocked (D-050).
  if (opened?.reason === 'taken-up' || opened?.reason === 'locked' || renewal.state === 'charging')
    return undefined
  // No longer offered at any price: the customer must know in time, and the card is not charged. The email about this is due
  // until it is sent.
  await ports.renewals.moveRenewal(renewal, 'stopped', { now, because: 'not-offered', isNotifiedAnew: true })
  return undefined
}

/** There is no price until the customer has answered: they are asked in time, and again near the end (D-266). */
async function questionsEmail(
  renewal: Renewal,
  ending: RenewingPolicy,
  quote: OpenQuote,
  ports: RenewalPorts,
): Promise<DueNotice | undefined> {
  const noticeKind = askDue(renewal, ports.clock())
  return noticeKind && { words: await questionsOf(renewal, ending, quote, ports), noticeKind }
}

/** Which email a customer is due about what follows their policy. `too-late`: it was not sent in time. */
type DueEmail = 'notice' | 'invitation' | 'cover-ends' | 'failed' | 'lapsed' | 'too-late'

function emailDue(renewal: Renewal, now: Date): DueEmail | undefined {
  const { state, plan, because, notifiedState, firstNotifiedAt, remindedAt, term, lastDay } = renewal
  // Bad news is sent at any hour, while the customer can still act on it.
  if (plan === 'by-itself' && state === 'lapsed' && notifiedState !== 'lapsed') return 'lapsed'
  // A period that could not be charged was not refused by a bank.
  if (plan === 'by-itself' && state === 'failed' && notifiedState === undefined)
    return because === undefined ? 'failed' : 'cover-ends'
  const { date: today, hour } = londonTime(now)
  if (firstNotifiedAt === undefined) {
    if (today > lastDay) return 'too-late'
    const isRenewing = plan === 'by-itself' && state !== 'stopped'
    if (today < firstWordOn(term, lastDay, isRenewing)) return undefined
    if (!isTimeToWrite(hour) && today < lastDay) return undefined
    if (term === 'annual' && state !== 'stopped') return 'invitation'
    return isRenewing ? 'notice' : 'cover-ends'
  }
  const isSecondWord =
    term === 'annual' && plan === 'by-itself' && state === 'due' && remindedAt === undefined
  return isSecondWord && today >= noticeOn(lastDay) && isTimeToWrite(hour) ? 'notice' : undefined
}

/** When a customer is asked for the answers their renewal waits for: in time, and again some days before the end (D-266). */
function askDue({ askedAt, askedAgainAt, lastDay }: Renewal, now: Date): 'asked' | 'asked-again' | undefined {
  const { date: today, hour } = londonTime(now)
  if (askedAt === undefined) return 'asked'
  const isLate = today >= addDays(lastDay, -ASK_AGAIN_DAYS) && londonDate(askedAt) < today
  return isLate && askedAgainAt === undefined && isTimeToWrite(hour) ? 'asked-again' : undefined
}

/** What is recorded of a renewal once its email is sent. */
function noticeOf({ state, firstNotifiedAt }: Renewal): NoticeKind {
  if (state === 'failed' || state === 'lapsed') return state
  return firstNotifiedAt === undefined ? 'first' : 'reminder'
}
