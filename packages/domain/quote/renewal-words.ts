import { subscriptionRenewal } from '../outcome/subscription-renewal'
import { addDays, formatDate, type LocalDate } from '../values/local-date'
import type { PolicyTerm } from './policy-period'
import { NOTICE_DAYS, noticeOn, renewalContactOn, renewalLead } from './renewal-lead'

export type PolicyEnd = {
  term: PolicyTerm
  lastDay: LocalDate
  /** Whether it does: not all that was asked for can be done (renewal/renews-by-itself). */
  automaticRenewal: boolean
}

/** What a policy that renews by itself does, and one that does not, said to whoever has bought it (CON-30, D-168, D-225). */
export function whenItEnds({ term, lastDay, automaticRenewal }: PolicyEnd): string {
  const contact = `We write to you on ${formatDate(renewalContactOn(term, lastDay))}, ${renewalLead[term].words} before.`
  if (term === 'impound') return `Your cover ends on ${formatDate(lastDay)} and does not renew. ${contact}`
  if (!automaticRenewal) return `Your cover ends on ${formatDate(lastDay)} unless you renew it. ${contact}`
  if (term === 'thirty-day') {
    const { paymentOn, nextStarts } = subscriptionRenewal(lastDay)
    const notice = `We email you on ${formatDate(noticeOn(lastDay))}, ${NOTICE_DAYS} days before these 30 days end.`
    return `Cover goes on by itself from ${formatDate(nextStarts)}. We take the payment on ${formatDate(paymentOn)} from the card you saved. ${notice} You can stop it at any time.`
  }
  const again = `We email you again about ${NOTICE_DAYS} days before it ends.`
  return `Your policy renews by itself on ${formatDate(addDays(lastDay, 1))}. ${contact} ${again} You can stop it at any time.`
}

/** Beside the choice whether thirty days are followed by the next: what a yes takes (SUB-08, CON-30, D-225). */
export const subscriptionRenewalHint = `If you say yes, save your card when you pay: we email you ${NOTICE_DAYS} days before these 30 days end, and take the price of the next ones the day before they end. If you say no, we write to you ${renewalLead['thirty-day'].words} before. You can change your mind at any time.`
