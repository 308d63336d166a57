import type { Reply } from '@milepost/contract/call'
import type { getCase } from '@milepost/contract/desk/calls/quote'
import type { ApprovalLength } from '@milepost/domain/referral/approval'
import type { ReferralState } from '@milepost/domain/referral/states'
import { formatPence, formatPounds, fromPounds } from '@milepost/domain/values/pence'

/** A quote as sent by the server. */
export type Case = Reply<typeof getCase>['body']
export type CaseReferral = NonNullable<Case['referral']>
export type CaseIssue = CaseReferral['issues'][number]

/** The props of every part of the page that has actions. */
export type ActProps = {
  found: Case
  /**
   * Called after an act or a conflict: the page reads the quote again and shows the message. `askedAt` is the time of the request that the
   * message answers.
   */
  decided: (words: string, askedAt?: number) => Promise<void>
}

export const statusWords: Readonly<Record<Case['status'], string>> = {
  priced: 'Priced',
  referred: 'Referred',
  declined: 'Declined',
  'taken-up': 'Bought',
}

export const stateWords: Readonly<Record<ReferralState, string>> = {
  open: 'Waits for a decision',
  asked: 'Waits for the customer',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
  bought: 'Bought',
}

export const lengthWords: Readonly<Record<ApprovalLength, string>> = {
  'this-version': 'For these answers only',
  'until-worse': 'Until this answer gets worse',
  'until-term-ends': 'Until the term ends, up to a value',
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
/** "18 Nov, 17:00", in UK time regardless of the computer's time zone. */
export const at = (instant: string) => moment.format(new Date(instant))

export const money = (pounds: number) => formatPence(fromPounds(pounds))
export const wholePounds = (pounds: number) => formatPounds(fromPounds(pounds))
/** With its sign, as in a line of a receipt. */
export const signed = (pounds: number) => (pounds < 0 ? `−${money(-pounds)}` : money(pounds))
