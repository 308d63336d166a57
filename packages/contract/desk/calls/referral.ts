import { approvalLengths } from '@milepost/domain/referral/approval'
import { authorityLimits } from '@milepost/domain/referral/authority'
import { TEXT_LENGTH } from '@milepost/domain/referral/customer-text'
import { issueCodes } from '@milepost/domain/referral/issue'
import { referralStates } from '@milepost/domain/referral/states'
import { referralEndorsementCodes, termLimits } from '@milepost/domain/referral/terms'
import { toPounds } from '@milepost/domain/values/pence'
import * as z from 'zod/mini'
import {
  instant,
  listOf,
  oneOf,
  pounds,
  replyObject,
  requestObject,
  wholeNumber,
} from '../../fields/primitives.ts'
import { actReason } from '../act-reason.ts'
import { deskCall } from '../desk-call.ts'
import { typedNumber, typedWords } from '../desk-fields.ts'
import { despiteRestriction } from '../despite-restriction.ts'
import { quoteNamed, receiptRead } from './quote.ts'

type AtLeastOne<T> = readonly [T, ...T[]]
const listed = <T extends string>(values: readonly T[]) => oneOf(values as AtLeastOne<T>)

const MOST_DRIVERS = 10
const MOST_ISSUES = 50
const MOST_VERSION = 100_000
const MOST_VALUE = 99_999_999

/** The quote, and the version the caller saw: no decision is made on answers the underwriter has not seen. */
const seen = { ...quoteNamed, version: wholeNumber(1, MOST_VERSION) }
/** For the record, not for the customer. */
const because = actReason
/** Shown to the customer. Length and links are checked by the rules of such words. */
const customerWords = typedWords('your words', TEXT_LENGTH.most)

const approval = {
  approve: listOf(
    requestObject({
      code: listed(issueCodes),
      driver: z.optional(wholeNumber(0, MOST_DRIVERS)),
      lasts: oneOf(approvalLengths),
      /** In pounds, or as a count. */
      upTo: z.optional(typedNumber('up to what it is approved', 0, MOST_VALUE)),
    }),
    MOST_ISSUES,
  ),
  terms: requestObject({
    loadingPercent: typedNumber('the loading', 0, termLimits.loadingPercent),
    extraExcess: typedNumber('the extra excess', 0, toPounds(termLimits.extraExcess)),
    endorsements: listOf(listed(referralEndorsementCodes), referralEndorsementCodes.length),
  }),
}

const emailRead = replyObject({ subject: z.string(), text: z.string() })

export const previewApproval = deskCall({
  name: 'PreviewApproval',
  requirement: 'DSK-319',
  summary: 'The price after an approval, whether it needs a second person, and the email to the customer.',
  needs: 'referral.decide',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Referral/PreviewApproval',
  body: requestObject({ ...seen, ...approval, words: customerWords }),
  replies: {
    200: replyObject({
      /** Absent while other issues are not approved. */
      price: z.optional(
        replyObject({ total: pounds, withoutTerms: pounds, compulsoryExcess: pounds, receipt: receiptRead }),
      ),
      beyond: z.array(listed(authorityLimits)),
      beyondAnyAuthority: z.array(listed(authorityLimits)),
      email: z.optional(emailRead),
      /** Why the words cannot be sent. */
      wordsProblem: z.optional(z.string()),
    }),
  },
})

export const previewWords = deskCall({
  name: 'PreviewWords',
  requirement: 'DSK-319',
  summary: 'A question or a decline as the customer would read it.',
  needs: 'referral.ask-customer',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Referral/PreviewWords',
  body: requestObject({ ...seen, kind: oneOf(['decline', 'ask']), words: customerWords }),
  replies: { 200: emailRead },
})

const decided = {
  200: replyObject({
    state: oneOf(referralStates),
    /** Whether it needs a second person's approval. */
    isProposed: z.boolean(),
    until: z.optional(instant),
  }),
}

export const approveReferral = deskCall({
  name: 'ApproveReferral',
  requirement: 'DSK-319',
  summary:
    'Approves issues of a referral on terms. Beyond the person’s authority, the approval waits for a second person.',
  needs: 'referral.decide',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Referral/ApproveReferral',
  body: requestObject({ ...seen, ...approval, words: customerWords, because, despiteRestriction }),
  replies: decided,
})

export const confirmReferral = deskCall({
  name: 'ConfirmReferral',
  requirement: 'DSK-320',
  summary: 'The second person’s confirmation of a proposed approval.',
  needs: 'referral.confirm',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Referral/ConfirmReferral',
  body: requestObject({ ...seen, because, despiteRestriction }),
  replies: decided,
})

export const declineReferral = deskCall({
  name: 'DeclineReferral',
  requirement: 'DSK-319',
  summary: 'Declines a referral, with an explanation for the customer.',
  needs: 'referral.decide',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Referral/DeclineReferral',
  body: requestObject({ ...seen, words: customerWords, because, despiteRestriction }),
  replies: decided,
})

export const askCustomer = deskCall({
  name: 'AskCustomer',
  requirement: 'DSK-319',
  summary: 'Emails the customer of a referral a question, with a link that opens only that question.',
  needs: 'referral.ask-customer',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Referral/AskCustomer',
  body: requestObject({ ...seen, words: customerWords, because, despiteRestriction }),
  replies: decided,
})

export const withdrawReferral = deskCall({
  name: 'WithdrawReferral',
  requirement: 'DSK-319',
  summary: 'Ends a referral at the customer’s request.',
  needs: 'referral.decide',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Referral/WithdrawReferral',
  body: requestObject({ ...seen, because }),
  replies: decided,
})
