import type { caseRead } from '@milepost/contract/desk/calls/quote'
import { journeys } from '@milepost/domain/journeys/journeys'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { totalCompulsoryExcess } from '@milepost/domain/quote/excess'
import type { Approval } from '@milepost/domain/referral/approval'
import { limitOf } from '@milepost/domain/referral/approval'
import {
  type Issue,
  isSameIssue,
  issueInWords,
  measures,
  valueInWords,
} from '@milepost/domain/referral/issue'
import { decidedStatus, isUndecided } from '@milepost/domain/referral/states'
import type { ReferralTerms } from '@milepost/domain/referral/terms'
import { formatInstant } from '@milepost/domain/values/london-time'
import { pence, toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { issuesIn, proposalIn } from '../../referral/decide-referral.ts'
import { nextStepBy } from '../../referral/next-step.ts'
import type { Case } from './open-case.ts'
import type { CaseNote, CaseRecord } from './ports.ts'
import { emailInWords, madeBy } from './timeline.ts'
import type { WhatIfOutcome } from './what-if.ts'

type CaseDto = z.input<typeof caseRead>

const terms = { annual: 'One year', 'thirty-day': 'Thirty days', impound: 'Thirty days, impounded' } as const

export function caseDto({ record, chapters, gone, reasons, price, documents, timeline }: Case): CaseDto {
  const { quote, lockedUntil, isRestricted, policy, arrival, emails, notes, support } = record
  const referral = referralDto(record)
  return {
    brand: quote.tenant,
    reference: quote.reference,
    journey: quote.journey,
    product: journeys[quote.journey].name,
    customer: nameOfPerson(quote.current.answers.proposerDetails) ?? 'Not named yet',
    status: decidedStatus(quote.status, record.referrals.at(-1)?.referral.state),
    term: terms[quote.term],
    channel: arrival?.site ?? (quote.isRestart ? 'Restart of a policy' : 'Our own site'),
    version: quote.current.version,
    createdAt: formatInstant(quote.createdAt),
    expiresAt: formatInstant(quote.expiresAt),
    isLocked: quote.isLocked,
    isRestricted,
    ...(quote.isLocked && lockedUntil && { lockedUntil: formatInstant(lockedUntil) }),
    ...(quote.pairedReference !== undefined && { pairedReference: quote.pairedReference }),
    ...(policy && { policyNumber: policy.number }),
    chapters: chapters.map(({ title, answers }) => ({
      title,
      answers: answers.map(({ source, masked, entries, before, ...answer }) => ({
        ...answer,
        before: [...before],
        ...(source && { source }),
        ...(masked && { masked }),
        ...(entries && {
          entries: entries.map((entry) => ({
            title: entry.title,
            answers: entry.answers.map(({ question, answer: said }) => ({ question, answer: said })),
          })),
        }),
      })),
    })),
    gone: [...gone],
    versions: madeBy(record).map(({ version, at, side, who }) => ({
      version,
      at: formatInstant(at),
      side,
      who,
    })),
    reasons: reasons.map(({ code, verdict, words, fields }) => ({
      code,
      verdict,
      words,
      fields: [...fields],
    })),
    ...(price && { price: priceDto(price) }),
    ...(referral && { referral }),
    documents: documents.map(({ kind, name }) => ({ kind, name })),
    emails: emails.map(({ template, at, isConfirmed }) => ({
      about: emailInWords(template),
      at: formatInstant(at),
      isConfirmed,
    })),
    notes: notes.toReversed().map(({ position, at, who, words }) => ({
      position,
      at: formatInstant(at),
      who,
      words,
    })),
    ...(support && { vulnerable: supportDto(support) }),
    timeline: timeline.map(({ at, words, ...line }) => ({
      ...line,
      at: formatInstant(at),
      ...(words !== undefined && { words }),
    })),
  }
}

/** The support that a vulnerable customer needs. */
function supportDto({ at, who, needs, words }: CaseNote) {
  return { at: formatInstant(at), who, needs: [...needs], words }
}

function priceDto({ priced, receipt, changes }: NonNullable<Case['price']>): CaseDto['price'] {
  return {
    total: toPounds(receipt.total),
    compulsoryExcess: toPounds(totalCompulsoryExcess(priced.option.excesses)),
    receipt: receiptDto(receipt),
    unmoved: receipt.unmoved,
    ...(receipt.basedOn !== undefined && { basedOn: receipt.basedOn }),
    endorsements: priced.option.endorsements.map(({ name }) => name),
    ...(changes && {
      change: {
        before: toPounds(changes.before),
        after: toPounds(changes.after),
        causes: changes.changes.map(({ title, amount }) => ({ title, amount: toPounds(amount) })),
      },
    }),
  }
}

export function receiptDto({ lines }: Pick<NonNullable<Case['price']>['receipt'], 'lines'>) {
  return lines.map(({ kind, title, words, amount }) => ({ kind, title, words, amount: toPounds(amount) }))
}

export function whatIfDto({ choices, total, changes }: Extract<WhatIfOutcome, { kind: 'tried' }>) {
  return {
    choices: choices.map(({ name, label, options, chosen }) => ({
      name,
      label,
      chosen,
      options: options.map(({ code, desc }) => ({ code, desc })),
    })),
    ...(total !== undefined && { total: toPounds(total) }),
    causes: (changes?.changes ?? []).map(({ title, words, amount }) => ({
      title,
      words,
      amount: toPounds(amount),
    })),
  }
}

/** The latest referral; earlier ones are in the timeline. */
function referralDto({ quote, referrals }: CaseRecord): CaseDto['referral'] {
  const latest = referrals.at(-1)
  if (latest === undefined) return undefined
  const { referral, events } = latest
  const { state, number } = referral
  const isOpen = isUndecided(state)
  const by = nextStepBy(referral, quote)
  const decided = events.findLast(({ issues }) => issues.length > 0)?.issues ?? []
  const issues = isOpen ? issuesIn({ quote }) : decided
  const proposal = isOpen ? proposalIn({ referral, quote, events }) : undefined
  return {
    number,
    state,
    isUndecided: isOpen,
    ...(by && { by: formatInstant(by) }),
    issues: issues.map((issue) => issueDto(issue, referral.approvals)),
    ...(referral.terms && { terms: termsDto(referral.terms) }),
    ...(proposal?.by &&
      proposal.terms && {
        proposal: {
          by: proposal.by.name,
          authority: proposal.by.authority,
          because: proposal.by.because,
          at: formatInstant(proposal.at),
          approvals: proposal.approvals.map(approvalDto),
          terms: termsDto(proposal.terms),
          ...(proposal.words !== undefined && { words: proposal.words }),
        },
      }),
  }
}

function issueDto(issue: Issue, approvals: readonly Approval[]) {
  const { code, driver, value } = issue
  const { unit } = measures[code]
  const approved = approvals.find((each) => isSameIssue(each, issue))
  return {
    code,
    ...driverDto(driver),
    words: issueInWords(issue),
    ...(unit !== undefined &&
      value !== undefined && {
        value: unit === 'pence' ? toPounds(pence(value)) : value,
        unit: unit === 'pence' ? ('pounds' as const) : unit,
      }),
    ...(approved && { approved: approvalDto(approved) }),
  }
}

function approvalDto(approval: Approval) {
  const { code, driver, lasts } = approval
  const upTo = valueInWords({ code, value: limitOf(approval) })
  return { code, ...driverDto(driver), lasts, ...(upTo !== undefined && { upTo }) }
}

const driverDto = (driver: Issue['driver']) => (driver === 'none' ? {} : { driver })

function termsDto({ loadingPercent, extraExcess, endorsements }: ReferralTerms) {
  return { loadingPercent, extraExcess: toPounds(extraExcess), endorsements: [...endorsements] }
}
