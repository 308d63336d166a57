import { supportNeedNames } from '@milepost/domain/desk/notes'
import { lookReasonNames, personalFactNames, personalFacts } from '@milepost/domain/desk/personal-facts'
import { approvalLengths } from '@milepost/domain/referral/approval'
import { type IssueCode, issueCodes } from '@milepost/domain/referral/issue'
import { referralStates } from '@milepost/domain/referral/states'
import { referralEndorsementCodes } from '@milepost/domain/referral/terms'
import { brandCodes, journeyIds } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { quoteReference } from '../../fields/identifiers.ts'
import {
  code,
  instant,
  oneOf,
  pounds,
  replyObject,
  requestObject,
  text,
  yesNo,
} from '../../fields/primitives.ts'
import { signedPounds } from '../../shapes/price.ts'
import { deskCall } from '../desk-call.ts'
import { despiteRestriction } from '../despite-restriction.ts'

type AtLeastOne<T> = readonly [T, ...T[]]
const listed = <T extends string>(values: readonly T[]) => oneOf(values as AtLeastOne<T>)
const words = z.string()

/** The quote a call is about. A brand outside the staff member's brands gives "not found" (DSK-113). */
export const quoteNamed = { brand: oneOf(brandCodes), reference: quoteReference }

/** The code of an option in the reply. */
const optionCode = text(40)
const issueCode = listed<IssueCode>(issueCodes)
/** A driver counted from 0, the proposer first; absent if an issue is not about a driver. */
const driver = z.optional(z.int())

const answerRead = replyObject({
  field: words,
  question: words,
  answer: words,
  source: z.optional(oneOf(['looked-up', 'comparison-site', 'assumed'])),
  /** The personal fact it is masked as; a separate call shows it. */
  masked: z.optional(listed(personalFactNames)),
  /** Earlier answers, newest first, each with the last version that had it; no answer if it was unanswered then. */
  before: z.array(replyObject({ version: z.int(), answer: z.optional(words) })),
  entries: z.optional(
    z.array(replyObject({ title: words, answers: z.array(replyObject({ question: words, answer: words })) })),
  ),
})

export const receiptRead = z.array(replyObject({ kind: words, title: words, words, amount: signedPounds }))

export const termsRead = replyObject({
  loadingPercent: z.number(),
  extraExcess: pounds,
  endorsements: z.array(listed(referralEndorsementCodes)),
})

const approvalRead = replyObject({
  code: issueCode,
  driver,
  lasts: oneOf(approvalLengths),
  /** In words: "£150,000", "10 points". */
  upTo: z.optional(words),
})

const proposalRead = replyObject({
  by: words,
  authority: words,
  because: words,
  at: instant,
  approvals: z.array(approvalRead),
  terms: termsRead,
  words: z.optional(words),
})

const referralRead = replyObject({
  number: z.int(),
  state: oneOf(referralStates),
  isUndecided: yesNo,
  /** Depending on the status: by when we promised to decide, by when the customer must answer, or until when the price is held. */
  by: z.optional(instant),
  issues: z.array(
    replyObject({
      code: issueCode,
      driver,
      words,
      /** In pounds or as a count, if there is an amount. */
      value: z.optional(z.number()),
      unit: z.optional(oneOf(['pounds', 'claims', 'points', 'years'])),
      approved: z.optional(approvalRead),
    }),
  ),
  proposal: z.optional(proposalRead),
  terms: z.optional(termsRead),
})

const priceRead = replyObject({
  total: pounds,
  compulsoryExcess: pounds,
  receipt: receiptRead,
  unmoved: z.int(),
  basedOn: z.optional(words),
  endorsements: z.array(words),
  /** What changed since the previous version. */
  change: z.optional(
    replyObject({
      before: pounds,
      after: pounds,
      causes: z.array(replyObject({ title: words, amount: signedPounds })),
    }),
  ),
})

/** Who caused an entry of the timeline. */
export const timelineSides = ['customer', 'staff', 'system'] as const

export const caseRead = replyObject({
  brand: oneOf(brandCodes),
  reference: words,
  journey: listed(journeyIds),
  product: words,
  customer: words,
  status: oneOf(['priced', 'referred', 'declined', 'taken-up']),
  term: words,
  channel: words,
  version: z.int(),
  createdAt: instant,
  expiresAt: instant,
  isLocked: yesNo,
  /** The customer had the use of their data restricted: some acts need a legal ground. */
  isRestricted: yesNo,
  lockedUntil: z.optional(instant),
  pairedReference: z.optional(words),
  policyNumber: z.optional(words),
  chapters: z.array(replyObject({ title: words, answers: z.array(answerRead) })),
  /** Answers of earlier versions to questions that are no longer asked. */
  gone: z.array(replyObject({ question: words, answer: words, version: z.int() })),
  /** Who made each version, and when (DSK-338). */
  versions: z.array(replyObject({ version: z.int(), at: instant, side: oneOf(timelineSides), who: words })),
  reasons: z.array(
    replyObject({
      code: words,
      verdict: oneOf(['refer', 'decline']),
      words,
      /** The places of the answers that raised it. */
      fields: z.array(words),
    }),
  ),
  price: z.optional(priceRead),
  referral: z.optional(referralRead),
  documents: z.array(replyObject({ kind: words, name: words })),
  emails: z.array(replyObject({ about: words, at: instant, isConfirmed: yesNo })),
  /** Notes by staff, newest first. */
  notes: z.array(replyObject({ position: z.int(), at: instant, who: words, words })),
  /** The support a vulnerable customer needs. */
  vulnerable: z.optional(
    replyObject({ at: instant, who: words, needs: z.array(oneOf(supportNeedNames)), words }),
  ),
  timeline: z.array(
    replyObject({
      at: instant,
      side: oneOf(timelineSides),
      who: words,
      what: words,
      words: z.optional(words),
    }),
  ),
})

export const getCase = deskCall({
  name: 'GetCase',
  requirement: 'DSK-317',
  summary: 'A quote with all its answers, decisions and emails. The view is recorded.',
  needs: 'quote.read',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Quote/GetCase',
  query: requestObject(quoteNamed),
  replies: { 200: caseRead },
})

export const getQuoteDocument = deskCall({
  name: 'GetQuoteDocument',
  requirement: 'DSK-326',
  summary: 'A document of a quote as its customer sees it. The view is recorded.',
  needs: 'quote.read',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Quote/GetQuoteDocument',
  query: requestObject({ ...quoteNamed, kind: code }),
  replies: { 200: 'file' },
})

export const tryWhatIf = deskCall({
  name: 'TryWhatIf',
  requirement: 'DSK-326',
  summary: 'The price with different cover, as the customer can try it; nothing is stored.',
  needs: 'quote.read',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Quote/TryWhatIf',
  body: requestObject({
    ...quoteNamed,
    tried: requestObject({
      voluntaryExcess: z.optional(optionCode),
      annualMileage: z.optional(optionCode),
      levelOfCover: z.optional(optionCode),
      effectiveFrom: z.optional(optionCode),
    }),
    despiteRestriction,
  }),
  replies: {
    200: replyObject({
      choices: z.array(
        replyObject({
          name: oneOf(['voluntaryExcess', 'annualMileage', 'levelOfCover', 'effectiveFrom']),
          label: words,
          chosen: words,
          options: z.array(replyObject({ code: words, desc: words })),
        }),
      ),
      /** Absent if the risk would not be accepted. */
      total: z.optional(pounds),
      causes: z.array(replyObject({ title: words, words, amount: signedPounds })),
    }),
  },
})

const shown = {
  200: replyObject({ facts: z.array(replyObject({ field: words, about: words, value: words })) }),
}
const askedWithReason = requestObject({ ...quoteNamed, because: oneOf(lookReasonNames) })

export const showBirthDates = deskCall({
  name: 'ShowBirthDates',
  requirement: 'DSK-318',
  summary: 'The dates of birth of a quote. A reason from the list is required and recorded.',
  needs: personalFacts['birth-date'].opensWith,
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/ShowBirthDates',
  body: askedWithReason,
  replies: shown,
})

export const showLicences = deskCall({
  name: 'ShowLicences',
  requirement: 'DSK-318',
  summary: 'The licence numbers of a quote. A reason from the list is required and recorded.',
  needs: personalFacts.licence.opensWith,
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/ShowLicences',
  body: askedWithReason,
  replies: shown,
})

export const showContact = deskCall({
  name: 'ShowContact',
  requirement: 'DSK-318',
  summary:
    'Email address, telephone number and addresses of a quote. A reason from the list is required and recorded.',
  needs: personalFacts.contact.opensWith,
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/ShowContact',
  body: askedWithReason,
  replies: shown,
})

export const showBankAccount = deskCall({
  name: 'ShowBankAccount',
  requirement: 'DSK-318',
  summary: 'The bank account that pays for a quote. A reason from the list is required and recorded.',
  needs: personalFacts['bank-account'].opensWith,
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Quote/ShowBankAccount',
  body: askedWithReason,
  replies: shown,
})
