import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import { issueInWords } from '@milepost/domain/referral/issue'
import { hasTerms, termsForStaff } from '@milepost/domain/referral/terms'
import type { AuditAct } from '../../platform/audit/ports.ts'
import type { PricingCause } from '../../quote/ports.ts'
import type { ReferralEvent, ReferralEventKind } from '../../referral/ports.ts'
import type { CaseRecord } from './ports.ts'

/** One line of the timeline, by customer, staff or rules. */
export type TimelineLine = {
  at: Date
  side: 'customer' | 'staff' | 'system'
  who: string
  what: string
  words: string | undefined
}

const CUSTOMER = 'Customer'
const SYSTEM = 'System'

/** Everything that happened to a quote, newest first: customer and staff together (DSK-317). */
export function timelineOf(record: CaseRecord): readonly TimelineLine[] {
  const lines = [
    ...versionLines(record),
    ...record.referrals.flatMap(({ events }) =>
      events.map((event, at) => referralLine(event, isReplacing(event, events.slice(0, at)))),
    ),
    ...record.grants.flatMap(({ at, how }) => grantLine(at, how)),
    ...record.payments.flatMap(({ at, state }) => paymentLine(at, state)),
    ...record.emails.map(({ at, template }) =>
      line(at, 'system', SYSTEM, `Emailed: ${emailInWords(template)}`),
    ),
    ...record.trail.flatMap(staffLine),
    ...(record.policy
      ? [line(record.policy.issuedAt, 'customer', CUSTOMER, `Bought policy ${record.policy.number}`)]
      : []),
  ]
  // For entries with the same time, the effect is listed above its cause.
  return lines.toReversed().toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function line(at: Date, side: TimelineLine['side'], who: string, what: string, words?: string): TimelineLine {
  return { at, side, who, what, words }
}

const causes: Readonly<Record<PricingCause, string>> = {
  'first-price': 'Asked for a price',
  answers: 'Changed answers',
  'add-ons': 'Changed extras',
  'no-claims-protection': 'Changed no claims protection',
  'before-buying': 'Priced before buying',
  'new-day': 'Priced at the rates of the day',
  approved: 'Priced on the terms approved',
  'awaiting-answers': 'Waits for an answer',
}

/** Who made each version, and when: a customer, a comparison site, staff on the telephone, or our own rules (DSK-338). */
export function madeBy({ versions, arrival, trail }: Pick<CaseRecord, 'versions' | 'arrival' | 'trail'>) {
  return versions.map(({ version, cause, pricedAt }) => {
    const byStaff = trail.find(
      ({ act, after, outcome }) =>
        act === 'quote.change' && after?.['version'] === version && outcome === undefined,
    )
    const isOurs = cause === 'approved' || cause === 'new-day'
    const side: TimelineLine['side'] = byStaff ? 'staff' : isOurs ? 'system' : 'customer'
    const site = version === 1 ? arrival?.site : undefined
    return {
      version,
      at: pricedAt,
      side,
      who: byStaff?.who ?? site ?? (isOurs ? SYSTEM : CUSTOMER),
      because: byStaff?.because,
    }
  })
}

function versionLines(record: CaseRecord): readonly TimelineLine[] {
  const makers = new Map(madeBy(record).map((made) => [made.version, made]))
  return record.versions.flatMap(({ version, cause, assessment }) => {
    const made = makers.get(version)
    if (made === undefined) return []
    const outcome =
      assessment.kind === 'offered'
        ? ''
        : assessment.outcome.kind === 'declined'
          ? ': declined'
          : ': referred'
    const what = `${causes[cause]}${outcome} (version ${version})`
    const { at, side, who, because } = made
    return [line(at, side, who, side === 'staff' ? `${what} on the telephone` : what, because)]
  })
}

const kinds: Readonly<Record<ReferralEventKind, string>> = {
  opened: 'Referred to an underwriter',
  'priced-again': 'Referral follows the new answers',
  'no-longer-referred': 'No longer referred',
  bought: 'Referral closed: bought',
  lapsed: 'Referral lapsed: its time ended',
  'promise-missed': 'Decision late: told the customer a new time',
  answered: 'Answered our question',
  asked: 'Asked the customer',
  'approved-in-part': 'Approved in part',
  proposed: 'Proposed an approval; a second person decides',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrew the referral',
}

/** A question asked while an earlier one was not answered takes its place. */
function isReplacing({ kind }: ReferralEvent, earlier: readonly ReferralEvent[]): boolean {
  const last = earlier.findLast((each) => each.kind === 'asked' || each.kind === 'answered')
  return kind === 'asked' && last?.kind === 'asked'
}

function referralLine(event: ReferralEvent, isReplacement: boolean): TimelineLine {
  const { kind, at, by, first, words, approvals, issues, terms } = event
  const approved = issues.filter((issue) =>
    approvals.some(({ code, driver }) => code === issue.code && driver === issue.driver),
  )
  const about = approved.length > 0 ? `: ${approved.map(issueInWords).join('; ')}` : ''
  const added = terms && hasTerms(terms) ? `, ${termsForStaff(terms)}` : ''
  const side = by ? 'staff' : kind === 'answered' ? 'customer' : 'system'
  const who = by ? (first ? `${by.name}, proposed by ${first.name}` : by.name) : undefined
  return line(
    at,
    side,
    who ?? (side === 'customer' ? CUSTOMER : SYSTEM),
    `${isReplacement ? 'Asked the customer another question, in place of the last' : kinds[kind]}${about}${added}`,
    words ?? by?.because,
  )
}

/** The browser that asked for the price has access from the start, so that grant is left out. */
const grants: Readonly<Partial<Record<GrantedBy, string>>> = {
  'personal-check': 'Came back with their details',
  'emailed-link': 'Opened the quote by an emailed link',
  reminder: 'Came back by a reminder',
  'comparison-site': 'Arrived from the comparison site',
}

function grantLine(at: Date, how: GrantedBy): readonly TimelineLine[] {
  const what = grants[how]
  return what === undefined ? [] : [line(at, 'customer', CUSTOMER, what)]
}

const payments: Readonly<Record<string, [TimelineLine['side'], string]>> = {
  CREATED: ['customer', 'Opened the payment page'],
  AUTHORISED: ['customer', 'Card payment authorised'],
  DECLINED: ['customer', 'Card payment declined'],
  CAPTURED: ['system', 'Payment taken'],
  VOIDED: ['system', 'Payment released'],
  REFUNDED: ['system', 'Payment refunded'],
}

function paymentLine(at: Date, state: string): readonly TimelineLine[] {
  const found = Object.hasOwn(payments, state) ? payments[state] : undefined
  if (found === undefined) return []
  const [side, what] = found
  return [line(at, side, side === 'customer' ? CUSTOMER : SYSTEM, what)]
}

/** Decisions are shown by their events. Reads would drown the other lines, so they are only in the audit trail. */
const acts: Readonly<Partial<Record<AuditAct, string>>> = {
  'quote.lock': 'Locked the quote',
  'quote.unlock': 'Unlocked the quote',
  'quote.link': 'Sent a link to the quote',
  'quote.show-fact': 'Looked at masked details',
  'quote.check-caller': 'Asked a caller for five details',
  'quote.export': 'Exported the quote',
}

/** Acts that are shown only when they were tried and not done: done, they are told by events or versions. */
const undoneActs: Readonly<Partial<Record<AuditAct, string>>> = {
  'quote.change': 'Changed answers on the telephone',
  'quote.note': 'Wrote a note',
  'customer.mark-vulnerable': 'Wrote down the support the customer needs',
  'referral.ask': 'Asked the customer',
  'referral.approve': 'Approved',
  'referral.decline': 'Declined',
  'referral.withdraw': 'Withdrew the referral',
}

function staffLine(entry: CaseRecord['trail'][number]): readonly TimelineLine[] {
  const { at, act, who, because, after, outcome, reasonCode } = entry
  // What was begun is told by the entry that says how it ended.
  if (outcome === 'begun') return []
  // A form that came back for a wrong field is in the audit trail only.
  if (reasonCode === 'VALIDATION_ERROR') return []
  if (outcome) {
    const tried = acts[act] ?? undoneActs[act]
    if (tried === undefined) return []
    return [
      line(
        at,
        'staff',
        who,
        `Tried and ${outcome}: ${tried.charAt(0).toLowerCase()}${tried.slice(1)}`,
        because,
      ),
    ]
  }
  const what = acts[act]
  if (what === undefined) return []
  if (act === 'quote.check-caller')
    return [
      line(at, 'staff', who, `${what}: ${after?.['isPassed'] === true ? 'all right' : 'not all right'}`),
    ]
  return [line(at, 'staff', who, what, because)]
}

/** "referral-1-2" is about the second event of the first referral. */
export function emailInWords(template: string): string {
  if (/^referral-/.test(template)) return 'about the referral'
  if (/^reminder-/.test(template)) return 'a reminder of the quote'
  if (/^renewal/.test(template)) return 'about the renewal'
  if (template === 'not-charged') return 'that nothing was charged'
  return template.replaceAll('-', ' ')
}
