import type { CustomerPromise } from '@milepost/domain/promise/customer-promise'
import { endNoticeOn, isEndNotice, placeOfNotice } from '@milepost/domain/promise/end-of-cover'
import { chargeDay, ENDING_NOTICE_DAYS } from '@milepost/domain/promise/renewal-course'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { EmailContent } from '../platform/email/ports.ts'
import { isAllowed } from '../purchase/policy/check-act.ts'
import { stateOf } from '../quote/open-quote.ts'
import { isAwaitingAnswers } from '../quote/priced-quote.ts'
import { courseOf, type PromisedCourse } from './course-of.ts'
import { isCoveredElsewhere } from './covered-elsewhere.ts'
import { type DueEmail, dueEmail, questionsDue } from './due-notice.ts'
import { endEmails, lateEmails, lateEmailsWithPrice } from './late-and-end-notices.ts'
import { nextQuote } from './next-quote.ts'
import { nextNotifiedPrice, notifiedPrice } from './notified-price.ts'
import type { NoticeKind, Renewal, RenewalPorts } from './ports.ts'
import { emailsWithoutPrice, emailsWithPrice, priceOf, questionsOf } from './renewal-notices.ts'
import { type RenewingPolicy, renewingPolicy } from './renewing-policy.ts'
import { sendOnce } from './send-once.ts'

/** Sends the email that is due about what follows a policy, once, and records what it promises (CON-30, RST-12, D-225, D-276). */
export async function notifyRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const { tenant, fromPolicy: policyNumber } = renewal
  // Its cancellation has emails of its own.
  if (!(await isAllowed('renew', { tenant, policyNumber }, ports))) return
  const now = ports.clock()
  const promised = await courseOf(renewal, ports)
  const due = dueEmail(renewal, promised, now)
  if (due === undefined) return
  if (due === 'too-late') return ports.renewals.markNotified(renewal, 'first', { now })
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  const notice = await noticeOf(due, renewal, { ending, ...promised }, ports)
  if (notice === undefined) return
  if (notice === 'not-needed') return ports.renewals.markNotified(renewal, 'has-ended', { now })
  const { words, version, noticeKind, promises } = notice
  let hasMailFailed = false
  const sent = await sendOnce(
    {
      tenant,
      to: ending.policy.contact.email,
      about: `${renewal.firstPolicy}:${renewal.period}`,
      template: templateOf(due, noticeKind, renewal),
      words,
      promises: promises.map((promise) => ({ tenant, policyNumber, promise })),
    },
    {
      ...ports,
      async sendEmail(email) {
        const outcome = await ports.sendEmail(email)
        hasMailFailed = outcome.kind === 'failed'
        return outcome
      },
    },
  )
  if (hasMailFailed) await ports.renewals.markMailFailed(renewal, now)
  if (!sent) return
  const isFirst = noticeKind === 'first' || noticeKind === 'late'
  // A first word near the end takes the place of the notices before it (D-280).
  const endNotice = isFirst ? placeOfNotice(endNoticeOn(londonDate(now), renewal.lastDay)) : undefined
  await ports.renewals.markNotified(renewal, noticeKind, { now, version, endsTold: endNotice })
}

/** Each refused try is told, so each has an email of its own (D-225). */
function templateOf(due: DueEmail, noticeKind: NoticeKind, { refusals }: Renewal): string {
  if (due === 'late-notice') return 'renewal-notice'
  if (due === 'failed' && refusals > 1) return `renewal-failed-${refusals}`
  return `renewal-${noticeKind === 'asked' || noticeKind === 'asked-again' ? noticeKind : due}`
}

type DueNotice = {
  words: EmailContent
  /** What is recorded once it is sent. */
  noticeKind: NoticeKind
  promises: readonly CustomerPromise[]
  /** The version of the quote whose price it shows, if it shows a new one. */
  version?: number
}

type Known = PromisedCourse & { ending: RenewingPolicy }

async function noticeOf(
  due: Exclude<DueEmail, 'too-late'>,
  renewal: Renewal,
  known: Known,
  ports: RenewalPorts,
): Promise<DueNotice | 'not-needed' | undefined> {
  const { ending } = known
  if (isEndNotice(due)) {
    // An email that says "you are not insured" must be true: they may have bought elsewhere with us.
    if (await isCoveredElsewhere(renewal, ending, ports)) return 'not-needed'
    const promises = due === 'has-ended' ? [] : [endOf(renewal)]
    return { words: await endEmails[due](renewal, ending, ports), noticeKind: due, promises }
  }
  if (due === 'lapsed' || due === 'lapsed-by-us') return lapsedNotice(due, renewal, known, ports)
  if (due === 'cover-ends') {
    const noticeKind = renewal.state === 'failed' ? 'failed' : 'first'
    return { words: emailsWithoutPrice[due](renewal, ending, ports), noticeKind, promises: [endOf(renewal)] }
  }
  return pricedNotice(due, renewal, known, ports)
}

const endOf = ({ lastDay }: Renewal): CustomerPromise => ({ kind: 'cover-ends', on: lastDay })

async function lapsedNotice(
  due: 'lapsed' | 'lapsed-by-us',
  renewal: Renewal,
  { ending, course }: Known,
  ports: RenewalPorts,
): Promise<DueNotice> {
  const over = { ...renewal, lastDay: course.coverEnds }
  const noticeKind = 'lapsed'
  if (due === 'lapsed')
    return { words: emailsWithoutPrice[due](over, ending, ports), noticeKind, promises: [] }
  const now = ports.clock()
  const quote = await nextQuote(renewal, ending, ports)
  const opened = quote && stateOf(quote, now)
  const open = opened?.kind === 'open' ? opened.quote : undefined
  // The price that was notified is still theirs, as long as the quote can be bought (D-278).
  const notified = open && (await notifiedPrice(renewal, open, ports))
  return {
    words: await lateEmails[due](over, ending, notified, ports),
    noticeKind,
    promises: notified
      ? [
          {
            kind: 'price',
            reference: notified.reference,
            version: notified.current.version,
            amount: priceOf(notified, ending),
            until: londonDate(notified.expiresAt),
          },
        ]
      : [],
  }
}

async function pricedNotice(
  due: 'notice' | 'late-notice' | 'invitation' | 'failed' | 'held-ends',
  renewal: Renewal,
  { ending, course }: Known,
  ports: RenewalPorts,
): Promise<DueNotice | undefined> {
  const now = ports.clock()
  const quote = await nextQuote(renewal, ending, ports)
  const opened = quote && stateOf(quote, now)
  if (opened?.kind === 'open') {
    const isNews = due !== 'failed' && due !== 'held-ends'
    const quoted = await (isNews ? nextNotifiedPrice : notifiedPrice)(renewal, opened.quote, ports)
    if (isAwaitingAnswers(quoted.current)) {
      // There is no price until the customer has answered: they are asked in time, and again near the end (D-266).
      const noticeKind = questionsDue(renewal, now)
      const words = noticeKind && (await questionsOf(renewal, ending, quoted, ports))
      return words && { words, noticeKind, promises: [] }
    }
    const { version } = quoted.current
    const isLate = due === 'late-notice' || due === 'held-ends'
    const words = await (isLate
      ? lateEmailsWithPrice[due](renewal, { ending, course }, quoted, ports)
      : emailsWithPrice[due]({ ...renewal, lastDay: course.coverEnds }, ending, quoted, ports))
    return {
      words,
      noticeKind: noticeKindOf(due, renewal),
      promises: promisesIn(
        due,
        renewal,
        ending,
        { amount: priceOf(quoted, ending), version, ...quoted },
        now,
      ),
      ...(isNews && { version }),
    }
  }
  // Bought in the meantime: the policy's own email reports it. Locked by the back office: it may be unlocked (D-050).
  if (opened?.reason === 'taken-up' || opened?.reason === 'locked' || renewal.state === 'charging')
    return undefined
  // No longer offered at any price: the customer must know in time, and the card is not charged. The email about this is due
  // until it is sent.
  await ports.renewals.moveRenewal(renewal, 'stopped', { now, because: 'not-offered', isNotifiedAnew: true })
  return undefined
}

function noticeKindOf(
  due: 'notice' | 'late-notice' | 'invitation' | 'failed' | 'held-ends',
  { firstNotifiedAt, state }: Renewal,
): NoticeKind {
  if (due === 'failed') return due
  // It tells of the refusal too, if there was one.
  if (due === 'held-ends') return state === 'failed' ? 'failed' : due
  if (due === 'late-notice') return 'late'
  return firstNotifiedAt === undefined ? 'first' : 'reminder'
}

/** What an email with a price says about the future: the price to the end of cover, and the day of the charge (D-276, D-277). */
function promisesIn(
  due: 'notice' | 'late-notice' | 'invitation' | 'failed' | 'held-ends',
  renewal: Renewal,
  { card }: RenewingPolicy,
  { amount, version, reference }: { amount: Pence; version: number; reference: string },
  now: Date,
): readonly CustomerPromise[] {
  const { lastDay, plan, askedAt } = renewal
  const today = londonDate(now)
  if (due === 'failed') return []
  if (due === 'held-ends') return [{ kind: 'cover-ends', on: addDays(today, ENDING_NOTICE_DAYS) }]
  const on = chargeDay(lastDay, today, { isAnswered: askedAt !== undefined })
  const until = on > lastDay ? on : lastDay
  const price: CustomerPromise = { kind: 'price', reference, version, amount, until }
  if (due === 'invitation')
    return plan === 'by-itself'
      ? [price, { kind: 'renewal', renews: true }]
      : [price, { kind: 'renewal', renews: false }, endOf(renewal)]
  return [price, { kind: 'renewal', renews: true }, { kind: 'charge', on, amount, lastFour: card?.lastFour }]
}
