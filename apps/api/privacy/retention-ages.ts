import {
  auditErasedBefore,
  auditKeptYears,
  convictionsErasedBefore,
  convictionsKeptDays,
  erasedBefore,
  injuryKeptYears,
  policyErasedBefore,
  policyKeptYears,
  quoteKeptMonths,
} from '@milepost/domain/terms/retention'
import { addYears } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { VISIT_COUNTS_KEPT_YEARS, VISIT_EVENTS_KEPT_DAYS } from '@milepost/domain/visit/visit-steps'
import type { RetainedPart } from './ports.ts'

export type RetentionSettings = { securityEventDays: number }

/** How long one part is stored: in words for docs/retention.md, and as the moment before which it is erased. */
export type RetentionAge = {
  what: string
  when: string
  before(now: Date, settings: RetentionSettings): Date
}

const DAY_MS = 86_400_000
const days = (now: Date, count: number) => new Date(now.getTime() - count * DAY_MS)

/** Contract claims can be brought for six years; accounts and tax records are retained for the same time. */
const POLICY_GROUND = 'Limitation Act 1980 s.5, Companies Act 2006 s.388, insurance premium tax'

/** The table of ages, in the order in which the nightly job goes through it (CON-26, D-251, D-281). */
export const retentionAges: Readonly<Record<RetainedPart, RetentionAge>> = {
  policies: {
    what: 'policies: the quotes they were sold on, prices, documents, emails sent, cards, mandates, refunds, notes and accounts',
    when: `${policyKeptYears} years after cover ended, if no refund is open and the customer’s account is even (${POLICY_GROUND})`,
    before: (now) => policyErasedBefore(now).usual,
  },
  'injury-policies': {
    what: 'the same for policies with an injury report',
    when: `${injuryKeptYears} years after cover ended (Limitation Act 1980 ss.11, 28)`,
    before: (now) => policyErasedBefore(now).afterInjury,
  },
  'bank-accounts': {
    what: 'bank accounts of monthly payers, under the policy and under its payments',
    when: 'the night after cover ended, once nothing is owed',
    before: (now) => startOfLondonDay(londonDate(now)),
  },
  'paid-quotes': {
    what: 'quotes that were paid for and never sold, with what was booked for them',
    when: `${policyKeptYears} years after the money was returned (Companies Act 2006 s.388)`,
    before: (now) => policyErasedBefore(now).usual,
  },
  quotes: {
    what: 'quotes that were not purchased: every price, grant, purchase form, document id, link, arrival, comparison site’s answer, payment without effect, email sent',
    when: `made, priced and its form written more than ${quoteKeptMonths} months ago`,
    before: erasedBefore,
  },
  'quotes-with-convictions': {
    what: 'the same for quotes that name a motoring or criminal conviction of anyone',
    when: `last used more than ${convictionsKeptDays} days ago`,
    before: convictionsErasedBefore,
  },
  drafts: {
    what: 'drafts and the links to them',
    when: `last saved more than ${quoteKeptMonths} months ago`,
    before: erasedBefore,
  },
  'drafts-with-convictions': {
    what: 'drafts that name a conviction',
    when: `last saved more than ${convictionsKeptDays} days ago`,
    before: convictionsErasedBefore,
  },
  'look-ups': {
    what: 'looked-up vehicles',
    when: `older than ${quoteKeptMonths} months`,
    before: erasedBefore,
  },
  tallies: { what: 'counted attempts', when: `older than ${quoteKeptMonths} months`, before: erasedBefore },
  notices: {
    what: 'providers’ notices of payments that are gone',
    when: `older than ${quoteKeptMonths} months`,
    before: erasedBefore,
  },
  links: { what: 'expired links', when: `older than ${quoteKeptMonths} months`, before: erasedBefore },
  jobs: {
    what: 'ended jobs, finished work of the desk',
    when: `older than ${quoteKeptMonths} months`,
    before: erasedBefore,
  },
  'security-events': {
    what: '[security events](security-events.md) of the site, under keyed hashes',
    when: 'after 30 days (`SECURITY_EVENT_DAYS`)',
    before: (now, { securityEventDays }) => days(now, securityEventDays),
  },
  'audit-trail': {
    what: 'entries of the [audit trail](audit-trail.md)',
    when: `after ${auditKeptYears} years: a policy of one, and six in which claims can be brought`,
    before: auditErasedBefore,
  },
  // A session that has ended opens nothing and identifies no one.
  sessions: {
    what: 'sessions of customers and staff, unfinished sign-ins',
    when: 'the night after they ended; a customer’s once the last quote it held has expired: until then it identifies its browser ([why](decisions/history.md#0030-the-owner-is-never-locked-out))',
    before: (now) => now,
  },
  visits: {
    what: 'browsers’ reports of visits, under random ids that are linked to nothing',
    when: `after ${VISIT_EVENTS_KEPT_DAYS} days, once their day has been counted`,
    before: (now) => days(now, VISIT_EVENTS_KEPT_DAYS),
  },
  'visit-counts': {
    what: 'counts of visits',
    when: `after ${VISIT_COUNTS_KEPT_YEARS} years`,
    before: (now) => startOfLondonDay(addYears(londonDate(now), -VISIT_COUNTS_KEPT_YEARS)),
  },
}
