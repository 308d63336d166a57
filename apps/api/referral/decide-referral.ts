import type { Answers } from '@milepost/domain/questions/answers'
import {
  type Approval,
  type ApprovalChoice,
  approvalOf,
  stillReferred,
  withApprovals,
} from '@milepost/domain/referral/approval'
import {
  type AuthorisedAct,
  beyondAnyAuthority,
  beyondAuthority,
  rolesIn,
  secondPersonProblem,
} from '@milepost/domain/referral/authority'
import { parseStaffText } from '@milepost/domain/referral/customer-text'
import { type Issue, isSameIssue } from '@milepost/domain/referral/issue'
import { heldUntil } from '@milepost/domain/referral/promise'
import { isUndecided, type ReferralState } from '@milepost/domain/referral/states'
import { addTerms, noTerms, type ReferralTerms, termProblems } from '@milepost/domain/referral/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import { issuesOf } from '@milepost/pricing/referral'
import type { AuditDetails, NewAuditEntry } from '../platform/audit/ports.ts'
import type { Clock, NotFound } from '../platform/ports.ts'
import type { QuoteKey, QuoteStore, RatesOn } from '../quote/ports.ts'
import { rerate } from '../quote/rerate.ts'
import { startingSoon } from '../quote/starting-soon.ts'
import type { Acting, HeldReferral, Moved, ReferralEvent, ReferralMove, ReferralStore } from './ports.ts'

export type DecidePorts = { referrals: Pick<ReferralStore, 'move'>; ratesOn: RatesOn; clock: Clock }

/** Why nothing was done: it was decided before, the quote moved on, or the request is not valid. */
export type NotDone =
  | { kind: 'decided'; state: ReferralState }
  | { kind: 'moved-on' }
  /** The customer has this very question already. */
  | { kind: 'asked-before'; at: Date }
  | { kind: 'unfit'; problem: string; field?: 'approve' | 'terms' | 'words' }
  | { kind: 'nothing-proposed' }
  | { kind: 'same-person' | 'beyond-authority' }

export type Decided = Moved | NotDone | NotFound

/** The version that a person read: no one decides on answers they have not seen. */
export type Seen = QuoteKey & { version?: number }

export type ApproveRequest = Seen & {
  /** The issues to approve, each with its limit and duration; `all` approves every issue as it is. */
  approve: readonly ApprovalChoice[] | 'all'
  terms: ReferralTerms
  /** Shown to the customer above the price; may be empty. */
  words: string
}

/**
 * Approves issues of a referral. Once all are approved, the quote is priced on the agreed terms and its customer is emailed. Beyond
 * the person's authority the approval waits as a proposal for a second person.
 */
export function approveReferral(
  { approve, terms, words, ...seen }: ApproveRequest,
  acting: Acting,
  ports: DecidePorts,
): Promise<Decided> {
  const now = ports.clock()
  return ports.referrals.move<NotDone>(seen, acting, now, (held) => {
    const closed = notDecidable(held, seen)
    if (closed) return closed
    const chosen = approvalsChosen(approve, issuesIn(held))
    if (chosen === undefined)
      return {
        kind: 'unfit',
        problem: 'An issue that this referral does not have, or a value below it',
        field: 'approve',
      }
    const [problem] = termProblems(terms)
    if (problem)
      return { kind: 'unfit', problem: `The ${problem} is more than any quote can bear`, field: 'terms' }
    const text = words.trim() === '' ? undefined : parseStaffText(words)
    if (text && !text.ok) return { kind: 'unfit', problem: text.message, field: 'words' }
    const decision = { approvals: chosen, terms, words: text?.value }
    const act = actOf(held, decision)
    if (beyondAnyAuthority(act, acting.person).length > 0)
      return { kind: 'unfit', problem: 'No one at the desk may agree to these terms', field: 'terms' }
    const isBeyond = beyondAuthority(act, acting.person).length > 0
    return isBeyond ? proposed(held, decision) : approved(held, decision, undefined, now, ports)
  })
}

/** A second person, with the authority, confirms what the first person proposed. */
export function confirmReferral(seen: Seen, acting: Acting, ports: DecidePorts): Promise<Decided> {
  const now = ports.clock()
  return ports.referrals.move<NotDone>(seen, acting, now, (held) => {
    const closed = notDecidable(held, seen)
    if (closed) return closed
    const proposal = proposalIn(held)
    if (proposal?.by === undefined || proposal.terms === undefined) return { kind: 'nothing-proposed' }
    const { approvals, terms, words, by } = proposal
    const decision = { approvals, terms, words }
    const first = { ...by, roles: rolesIn(by.authority) }
    const problem = secondPersonProblem(actOf(held, decision), first, acting.person)
    return problem ? { kind: problem } : approved(held, decision, by, now, ports)
  })
}

/** Declines a referral, with a message to its customer. */
export function declineReferral(
  { words, ...seen }: Seen & { words: string },
  acting: Acting,
  ports: DecidePorts,
): Promise<Decided> {
  return ports.referrals.move<NotDone>(seen, acting, ports.clock(), (held) => {
    const closed = notDecidable(held, seen)
    if (closed) return closed
    const text = parseStaffText(words)
    if (!text.ok) return { kind: 'unfit', problem: text.message, field: 'words' }
    return {
      kind: 'move',
      state: 'declined',
      event: { kind: 'declined', issues: issuesIn(held), words: text.value },
      audit: auditOf(held, 'referral.decline', 'declined'),
      isEmailed: true,
    }
  })
}

/** Ends a referral that its customer no longer wants. No email is sent: the customer told us. */
export function withdrawReferral(seen: Seen, acting: Acting, ports: DecidePorts): Promise<Decided> {
  return ports.referrals.move<NotDone>(seen, acting, ports.clock(), (held) => {
    const closed = notDecidable(held, seen)
    if (closed) return closed
    return {
      kind: 'move',
      state: 'withdrawn',
      event: { kind: 'withdrawn', issues: issuesIn(held) },
      audit: auditOf(held, 'referral.withdraw', 'withdrawn'),
      isEmailed: false,
    }
  })
}

/** What an underwriter has to decide on: the reasons of the current version, with the values that raised them. */
export function issuesIn({ quote: { current } }: Pick<HeldReferral, 'quote'>): readonly Issue[] {
  const { outcome } = current.assessment
  return outcome.kind === 'offered' ? [] : issuesOf(current.risk, outcome.reasons)
}

/** The last unanswered proposal. It no longer applies once the quote has changed. */
export function proposalIn({ events, quote }: HeldReferral): ReferralEvent | undefined {
  const last = events.findLast(({ kind }) => kind !== 'asked' && kind !== 'answered')
  return last?.kind === 'proposed' && last.version === quote.current.version ? last : undefined
}

export function notDecidable({ referral, quote }: HeldReferral, { version }: Seen): NotDone | undefined {
  if (!isUndecided(referral.state)) return { kind: 'decided', state: referral.state }
  return version === undefined || version === quote.current.version ? undefined : { kind: 'moved-on' }
}

export function approvalsChosen(
  approve: ApproveRequest['approve'],
  issues: readonly Issue[],
): readonly Approval[] | undefined {
  const choices =
    approve === 'all'
      ? issues.map(({ code, driver }) => ({ code, driver, lasts: 'until-worse' as const }))
      : approve
  const approvals = choices.map((choice) => {
    const issue = issues.find((each) => isSameIssue(each, choice))
    return issue && approvalOf(choice, issue)
  })
  return approvals.length > 0 && approvals.every((each) => each !== undefined) ? approvals : undefined
}

export type Decision = { approvals: readonly Approval[]; terms: ReferralTerms; words: string | undefined }

/** Adds the terms of an earlier approval of the quote, and of issues already approved in this referral. */
export function termsWith(
  { referral, quote }: HeldReferral,
  { terms }: Pick<Decision, 'terms'>,
): ReferralTerms {
  return addTerms(addTerms(quote.approved?.terms ?? noTerms, referral.terms ?? noTerms), terms)
}

/** The same for approvals. */
export function approvalsWith(
  { referral, quote }: HeldReferral,
  { approvals }: Pick<Decision, 'approvals'>,
): readonly Approval[] {
  return withApprovals(withApprovals(quote.approved?.approvals ?? [], referral.approvals), approvals)
}

/** What authority limits: the total terms, and the highest approved value of the vehicle. */
export function actOf(held: HeldReferral, decision: Decision): AuthorisedAct {
  const { loadingPercent, extraExcess } = termsWith(held, decision)
  const values = decision.approvals.map(({ code, upTo }) => (code === 'vehicle-value' ? (upTo ?? 0) : 0))
  const sumInsured = pence(Math.max(held.quote.current.risk.vehicle.value, ...values))
  return { loadingPercent, extraExcess, sumInsured }
}

function proposed(held: HeldReferral, { approvals, terms, words }: Decision): ReferralMove<NotDone> {
  return {
    kind: 'move',
    ...asItIs(held),
    event: {
      kind: 'proposed',
      issues: issuesIn(held),
      approvals,
      terms,
      ...(words !== undefined && { words }),
    },
    audit: auditOf(held, 'referral.propose', held.referral.state, termDetails(terms)),
    isEmailed: false,
  }
}

function approved(
  held: HeldReferral,
  { approvals, terms, words }: Decision,
  first: ReferralEvent['by'],
  now: Date,
  ports: DecidePorts,
): ReferralMove<NotDone> {
  const { referral, quote } = held
  const issues = issuesIn(held)
  const inAll = approvalsWith(held, { approvals })
  const recorded = {
    issues,
    approvals,
    terms,
    ...(words !== undefined && { words }),
    ...(first && { first: { subject: first.subject, name: first.name } }),
  }
  const details = { ...termDetails(terms), ...(first && { proposedBy: first.name }) }
  if (stillReferred(issues, inAll, { isSameVersion: true }).length > 0)
    return {
      kind: 'move',
      ...asItIs(held),
      event: { kind: 'approved-in-part', ...recorded },
      approvals: withApprovals(referral.approvals, approvals),
      terms: addTerms(referral.terms ?? noTerms, terms),
      audit: auditOf(held, 'referral.approve', referral.state, {
        ...details,
        issues: approvals.map(({ code }) => code),
      }),
      isEmailed: false,
    }
  const { expiresAt: quoteEnds, current } = quote
  const until = heldUntil(now, quoteEnds)
  const inForce = termsWith(held, { terms })
  return {
    kind: 'move',
    state: 'approved',
    event: { kind: 'approved', ...recorded, endsAt: until },
    dueAt: until,
    approvals: inAll,
    terms: inForce,
    audit: auditOf(held, 'referral.approve', 'approved', { ...details, until: until.toISOString() }),
    isEmailed: true,
    price: async (quotes) => {
      const approval = {
        approvals: inAll,
        terms: inForce,
        version: current.version,
        on: londonDate(now),
        until,
      }
      return priced({ ...quote, approved: approval }, now, { quotes, ratesOn: ports.ratesOn })
    },
  }
}

/**
 * The price that its customer is sent. A start that has passed is moved to the first possible day, and the customer may choose
 * another; any other answer that is no longer valid must be asked about first.
 */
async function priced(
  quote: HeldReferral['quote'],
  now: Date,
  ports: { quotes: QuoteStore; ratesOn: RatesOn },
): Promise<NotDone | undefined> {
  const { answers, marketing, choices } = quote.current
  const rateWith = (given: Answers) =>
    rerate(quote, { answers: given, marketing, choices, cause: 'approved' }, now, ports)
  const asAnswered = await rateWith(answers)
  const rated = asAnswered.kind === 'incomplete' ? await rateWith(startingSoon(quote, now)) : asAnswered
  if (rated.kind === 'priced')
    return rated.quote.status === 'priced'
      ? undefined
      : { kind: 'unfit', problem: 'Something else refers this quote today: look at it again' }
  if (rated.kind === 'incomplete') {
    const fields = rated.missing.map(({ field }) => field).join(', ')
    return { kind: 'unfit', problem: `An answer no longer holds: ${fields}. Ask the customer first` }
  }
  return { kind: 'moved-on' }
}

function asItIs({ referral: { state, dueAt } }: HeldReferral) {
  return { state, ...(dueAt && { dueAt }) }
}

const termDetails = ({ loadingPercent, extraExcess, endorsements }: ReferralTerms): AuditDetails => ({
  loadingPercent,
  extraExcess,
  endorsements,
})

export function auditOf(
  { referral, quote }: HeldReferral,
  act: NewAuditEntry['act'],
  state: ReferralState,
  details: AuditDetails = {},
): NewAuditEntry {
  return {
    act,
    about: { kind: 'quote', id: referral.reference },
    before: { referral: referral.number, state: referral.state, version: quote.current.version },
    after: { referral: referral.number, state, ...details },
  }
}
