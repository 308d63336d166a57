import { defaultNoticeOver } from '../ending/lender-event.ts'
import type { CancellationReason } from '../quote/cancellation.ts'
import { addDays, type LocalDate, longDate } from '../values/local-date.ts'
import { instantOf, londonDate } from '../values/london-time.ts'

/** The notice in writing that our documents promise before we end cover (documents/phrases/rights). */
export const NOTICE_DAYS = 7

/** Who ends the policy. The customer's own wish needs no notice, and of the endings we start only fraud needs none (D-286). */
export function isStartedByUs(reason: CancellationReason): boolean {
  return reason !== 'customer'
}

export function needsNotice(reason: CancellationReason): boolean {
  return isStartedByUs(reason) && reason !== 'fraud'
}

/** A missed payment of a loan is put right with the lender, whose notice has to run out first. */
export function needsDefaultNotice(reason: CancellationReason, isOnCredit: boolean): boolean {
  return reason === 'non-payment' && isOnCredit
}

/** What a person asks for: why, and the last day of cover. Without a day cover ends as early as it may. */
export type EndAsked = {
  reason: CancellationReason
  /** The last day of cover. */
  lastDay: LocalDate | undefined
  isOnCredit: boolean
  /** The date of the lender's default notice. */
  defaultNoticeOn: LocalDate | undefined
}

/** Why cover cannot end as asked. */
export type EndRefused =
  | { kind: 'default-notice-missing' }
  /** A notice that is not dated yet has not been sent. */
  | { kind: 'default-notice-to-come' }
  | { kind: 'too-early'; earliest: LocalDate }
  /** Cover ends before that: nothing is left to cancel. */
  | { kind: 'after-end' }
  /** Notice is running, and this would not end cover sooner. */
  | { kind: 'not-sooner'; endsOn: LocalDate }

/** The earliest last day of cover. */
export function earliestLastDay(
  { reason, isOnCredit, defaultNoticeOn }: Omit<EndAsked, 'lastDay'>,
  today: LocalDate,
): LocalDate {
  if (!needsNotice(reason)) return today
  const noticeOver = addDays(today, NOTICE_DAYS)
  if (!needsDefaultNotice(reason, isOnCredit) || defaultNoticeOn === undefined) return noticeOver
  // The customer has the whole time the lender's notice gives (CCA 1974 s.88).
  const defaultOver = defaultNoticeOver(defaultNoticeOn)
  return defaultOver > noticeOver ? defaultOver : noticeOver
}

/**
 * When cover ends by cancellation: at this moment if that is today, otherwise at 23:59 of the last day. Always before the planned
 * end.
 */
export function coverEndsBy(
  asked: EndAsked,
  { now, coverEnd }: { now: Date; coverEnd: Date },
): { kind: 'ends'; at: Date; lastDay: LocalDate } | EndRefused {
  const today = londonDate(now)
  const { reason, isOnCredit, defaultNoticeOn } = asked
  if (needsDefaultNotice(reason, isOnCredit)) {
    if (defaultNoticeOn === undefined) return { kind: 'default-notice-missing' }
    if (defaultNoticeOn > today) return { kind: 'default-notice-to-come' }
  }
  const earliest = earliestLastDay(asked, today)
  const lastDay = asked.lastDay ?? earliest
  if (lastDay < earliest) return { kind: 'too-early', earliest }
  const at = lastDay === today ? now : instantOf({ date: lastDay, hour: 23, minute: 59 })
  return at < coverEnd ? { kind: 'ends', at, lastDay } : { kind: 'after-end' }
}

/**
 * Whether a cancellation may replace a notice that is running: the customer names an earlier day, or fraud was found (D-286). Any other
 * reason needs a notice of its own, which starts when the first is withdrawn.
 */
export function endsSooner({ reason, at }: { reason: CancellationReason; at: Date }, running: Date): boolean {
  return !needsNotice(reason) && at < running
}

/** Why a notice of cancellation is withdrawn. */
export const withdrawalReasons = ['paid', 'customer-stays', 'our-mistake'] as const

export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** Each reason belongs to the endings it can undo: money that arrives undoes only a missed payment. */
export function mayWithdrawFor(withdrawal: WithdrawalReason, cancellation: CancellationReason): boolean {
  if (withdrawal === 'paid') return cancellation === 'non-payment'
  if (withdrawal === 'customer-stays') return cancellation === 'customer'
  return isStartedByUs(cancellation)
}

/** As staff read it. */
export function endRefusalWords(refused: EndRefused): string {
  switch (refused.kind) {
    case 'default-notice-missing':
      return 'Enter the date of the lender’s default notice. Cover cannot end before it has run out.'
    case 'default-notice-to-come':
      return 'The default notice is dated after today. Enter the date on the notice that was sent.'
    case 'too-early':
      return `The earliest last day of cover is ${longDate(refused.earliest)}`
    case 'after-end':
      return 'Cover ends before then anyway, so there is nothing to cancel'
    case 'not-sooner':
      return `Notice has been given for ${longDate(refused.endsOn)}. Only the customer or fraud can end cover sooner`
  }
}
