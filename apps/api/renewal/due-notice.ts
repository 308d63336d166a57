import { type EndNotice, endNoticeOn, placeOfNotice } from '@milepost/domain/promise/end-of-cover'
import { COMPLETION_DAYS } from '@milepost/domain/promise/renewal-course'
import { noticeOn } from '@milepost/domain/renewal/automatic-renewal'
import { ASK_AGAIN_DAYS, firstWordOn, isTimeToWrite } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import type { PromisedCourse } from './course-of.ts'
import type { NotRenewed, Renewal } from './ports.ts'

/**
 * Which email a customer is due about what follows their policy. `late-notice`: the notice that goes out after its day, before a charge
 * that waits (D-278). `held-ends`: cover that went on without a payment ends by notice. `too-late`: it was not sent in time.
 */
export type DueEmail =
  | 'notice'
  | 'late-notice'
  | 'invitation'
  | 'cover-ends'
  | 'failed'
  | 'held-ends'
  | 'lapsed'
  | 'lapsed-by-us'
  | EndNotice
  | 'too-late'

/** The periods that ended because of us, not of the bank or the customer. */
const oursToExplain: readonly (NotRenewed | undefined)[] = ['systems-down', 'mail-down']

export function dueEmail(renewal: Renewal, promised: PromisedCourse, now: Date): DueEmail | undefined {
  return renewal.plan === 'by-itself' && renewal.state !== 'stopped'
    ? dueOfAutomatic(renewal, promised, now)
    : dueOfEnding(renewal, now)
}

function dueOfAutomatic(
  renewal: Renewal,
  { course, promises }: PromisedCourse,
  now: Date,
): DueEmail | undefined {
  const { state, because, notifiedState, refusals, toldRefusals, lastDay } = renewal
  // Bad news is sent at any hour, while the customer can still act on it.
  if (state === 'lapsed') {
    if (notifiedState === 'lapsed') return undefined
    const isOurs = oursToExplain.includes(because) || (because === 'cover-held' && refusals === 0)
    return isOurs ? 'lapsed-by-us' : 'lapsed'
  }
  if (state !== 'due' && state !== 'failed') return undefined
  if (course.isEndingNoticeDue) return 'held-ends'
  if (state === 'failed' && (notifiedState === undefined || toldRefusals < refusals))
    // A period that could not be charged was not refused by a bank.
    return because === undefined ? 'failed' : notifiedState === undefined ? 'cover-ends' : undefined
  if (promises.charge !== undefined) return undefined
  // Beyond that it lapses, and its customer is told so.
  const today = londonDate(now)
  return today > addDays(lastDay, COMPLETION_DAYS) ? undefined : dueBeforeCharge(renewal, now)
}

/** No card is charged before its notice (D-278). */
function dueBeforeCharge(renewal: Renewal, now: Date): DueEmail | undefined {
  const { term, lastDay, firstNotifiedAt, askedAt } = renewal
  const { date: today, hour } = londonTime(now)
  // From the last day on it cannot wait for the morning.
  if (!isTimeToWrite(hour) && today < lastDay) return undefined
  const isAnswered = askedAt !== undefined
  if (today < noticeOn(lastDay)) {
    // Once the notice of the charge is due it takes the invitation's place: two emails of one day would name two days.
    const isInvited = term === 'annual' && firstNotifiedAt === undefined
    return isInvited && today >= firstWordOn(term, lastDay, true) ? 'invitation' : undefined
  }
  return today > noticeOn(lastDay) && !isAnswered ? 'late-notice' : 'notice'
}

/** Cover ends with this policy: the first word, and one a week before, the day before and the day after (D-280). */
function dueOfEnding(renewal: Renewal, now: Date): DueEmail | undefined {
  const { state, plan, because, firstNotifiedAt, term, lastDay, endsTold } = renewal
  if (state === 'renewed' || because === 'cancelled') return undefined
  const { date: today, hour } = londonTime(now)
  if (firstNotifiedAt === undefined) {
    if (today > lastDay) return 'too-late'
    if (today < firstWordOn(term, lastDay, false)) return undefined
    if (!isTimeToWrite(hour) && today < lastDay) return undefined
    return plan === 'invitation' && state !== 'stopped' ? 'invitation' : 'cover-ends'
  }
  if (!isTimeToWrite(hour) && today !== lastDay) return undefined
  const notice = endNoticeOn(today, lastDay)
  // A thirty-day policy has its first word six days before, in place of one a week before.
  if (notice === 'ends-in-a-week' && term !== 'annual') return undefined
  return placeOfNotice(notice) > endsTold ? notice : undefined
}

/** When a customer is asked for the answers their renewal waits for: in time, and again some days before the end (D-266). */
export function questionsDue(
  { askedAt, askedAgainAt, lastDay }: Renewal,
  now: Date,
): 'asked' | 'asked-again' | undefined {
  const { date: today, hour } = londonTime(now)
  if (askedAt === undefined) return 'asked'
  const isLate = today >= addDays(lastDay, -ASK_AGAIN_DAYS) && londonDate(askedAt) < today
  return isLate && askedAgainAt === undefined && isTimeToWrite(hour) ? 'asked-again' : undefined
}
