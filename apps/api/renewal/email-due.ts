import { noticeOn } from '@milepost/domain/quote/renewal-lead'
import { ASK_AGAIN_DAYS, firstWordOn, isTimeToWrite } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import type { Renewal, ToldOf } from './ports'

/** Which letter a customer is due about what follows their policy. `too-late`: there was one, and its time is over. */
export type DueLetter = 'notice' | 'invitation' | 'cover-ends' | 'failed' | 'lapsed' | 'too-late'

export function letterDue(renewal: Renewal, now: Date): DueLetter | undefined {
  const { state, plan, because, toldState, firstToldAt, remindedAt, term, lastDay } = renewal
  // Bad news goes at once, by day or night: while something can still be done about it.
  if (plan === 'by-itself' && state === 'lapsed' && toldState !== 'lapsed') return 'lapsed'
  // No bank has refused what could not be asked of one.
  if (plan === 'by-itself' && state === 'failed' && toldState === undefined)
    return because === undefined ? 'failed' : 'cover-ends'
  const { date: today, hour } = londonTime(now)
  if (firstToldAt === undefined) {
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

/** When a customer is asked for the answers that their renewal waits for: in time, and once more some days before the end (D-266). */
export function askDue(
  { askedAt, askedAgainAt, lastDay }: Renewal,
  now: Date,
): 'asked' | 'asked-again' | undefined {
  const { date: today, hour } = londonTime(now)
  if (askedAt === undefined) return 'asked'
  const isLate = today >= addDays(lastDay, -ASK_AGAIN_DAYS) && londonDate(askedAt) < today
  return isLate && askedAgainAt === undefined && isTimeToWrite(hour) ? 'asked-again' : undefined
}

/** What is noted of a renewal once its letter is sent. */
export function toldBy({ state, firstToldAt }: Renewal): ToldOf {
  if (state === 'failed' || state === 'lapsed') return state
  return firstToldAt === undefined ? 'first' : 'reminder'
}
