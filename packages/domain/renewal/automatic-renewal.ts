import { type CollectionCode, financeCode } from '../payment/payment-option.ts'
import type { PolicyTerm } from '../quote/policy-period.ts'
import type { Term } from '../quote/underwritten-option.ts'
import { addDays, type LocalDate, longDate } from '../values/local-date.ts'
import { CONTACT_LEAD_DAYS, subscriptionRenewal } from './subscription.ts'

export type PolicyAtItsEnd = {
  term: Term
  /** As chosen at purchase (D-168). */
  automaticRenewal: boolean
  collectionCode: CollectionCode
  isUnder18: boolean
  hasSavedCard: boolean
}

/** Why the policy does not renew automatically. */
export type NotByItself = 'not-asked' | 'under-18' | 'no-card' | 'credit' | 'one-off'

/**
 * Why the next period does not start automatically; undefined if it does. Never under 18 (SEC-04), never without a saved card
 * (D-225), and never on credit, which needs a new agreement each time (SEC-06).
 */
export function whyNotByItself(policy: PolicyAtItsEnd): NotByItself | undefined {
  if (policy.term === 'impound') return 'one-off'
  if (policy.isUnder18) return 'under-18'
  if (!policy.automaticRenewal) return 'not-asked'
  if (policy.collectionCode === financeCode) return 'credit'
  return policy.hasSavedCard ? undefined : 'no-card'
}

type Lead = { days: number; words: string }

const thirtyDays: Lead = { days: CONTACT_LEAD_DAYS, words: `${CONTACT_LEAD_DAYS} days` }

/** How long before the end we contact the customer (CON-30). Impound cover lasts as long as a thirty-day policy. */
export const renewalLead: Readonly<Record<PolicyTerm, Lead>> = {
  annual: { days: 28, words: '4 weeks' },
  'thirty-day': thirtyDays,
  'seven-day': { days: 4, words: '4 days' },
  impound: thirtyDays,
}

/** When automatic renewal is announced by email: the only notice for thirty days, the second for a year (CON-30, RST-12). */
export const NOTICE_DAYS = 7

export function noticeOn(lastDay: LocalDate): LocalDate {
  return addDays(lastDay, -NOTICE_DAYS)
}

export function renewalContactOn(term: PolicyTerm, lastDay: LocalDate): LocalDate {
  return addDays(lastDay, -renewalLead[term].days)
}

export type PolicyEnd = {
  term: PolicyTerm
  lastDay: LocalDate
  /** Whether it really renews: the customer's choice alone is not enough (see whyNotByItself). */
  automaticRenewal: boolean
}

/** What happens when the policy ends, in words for the customer who bought it (CON-30, D-168, D-225). */
export function whenItEnds({ term, lastDay, automaticRenewal }: PolicyEnd): string {
  const contact = `We'll write to you on ${longDate(renewalContactOn(term, lastDay))}, ${renewalLead[term].words} before.`
  if (term === 'impound') return `Your cover ends on ${longDate(lastDay)} and won't renew. ${contact}`
  if (!automaticRenewal) return `Your cover ends on ${longDate(lastDay)} unless you renew it. ${contact}`
  if (term === 'thirty-day') {
    const { paymentOn, nextStarts } = subscriptionRenewal(lastDay)
    const notice = `We'll email you on ${longDate(noticeOn(lastDay))}, ${NOTICE_DAYS} days before these 30 days end.`
    return `Your cover renews automatically from ${longDate(nextStarts)}. We'll take the payment on ${longDate(paymentOn)} from your saved card. ${notice} You can stop it at any time.`
  }
  const again = `We'll email you again about ${NOTICE_DAYS} days before it ends.`
  return `Your policy renews automatically on ${longDate(addDays(lastDay, 1))}. ${contact} ${again} You can stop it at any time.`
}

/** Shown with the choice whether another thirty days follow: what a yes requires (SUB-08, CON-30, D-225). */
export const subscriptionRenewalHint = `If you choose yes, save your card when you pay. We'll email you ${NOTICE_DAYS} days before these 30 days end and take the next payment the day before they end. If you choose no, we'll write to you ${renewalLead['thirty-day'].words} before. You can change your mind at any time.`
