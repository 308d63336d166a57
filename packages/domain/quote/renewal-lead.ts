import { CONTACT_LEAD_DAYS } from '../outcome/subscription-renewal'
import { addDays, type LocalDate } from '../values/local-date'
import type { PolicyTerm } from './policy-period'

type Lead = { days: number; words: string }

const thirtyDays: Lead = { days: CONTACT_LEAD_DAYS, words: `${CONTACT_LEAD_DAYS} days` }

/** How long before the end a customer hears from us (CON-30). Impound cover lasts as long as a thirty-day policy. */
export const renewalLead: Readonly<Record<PolicyTerm, Lead>> = {
  annual: { days: 28, words: '4 weeks' },
  'thirty-day': thirtyDays,
  'seven-day': { days: 4, words: '4 days' },
  impound: thirtyDays,
}

/** Whose policy renews by itself is emailed this long before: once of thirty days, a second time of a year (CON-30, RST-12). */
export const NOTICE_DAYS = 7

export function noticeOn(lastDay: LocalDate): LocalDate {
  return addDays(lastDay, -NOTICE_DAYS)
}

export function renewalContactOn(term: PolicyTerm, lastDay: LocalDate): LocalDate {
  return addDays(lastDay, -renewalLead[term].days)
}
