import { supportNeedNames } from '@milepost/domain/desk/notes'
import { lenderEventKinds } from '@milepost/domain/ending/lender-event'
import { chosenRefundReasons, refundReasons, refundStates } from '@milepost/domain/payment/refund-states'
import { withdrawalReasons } from '@milepost/domain/policy/cancellation-notice'
import { actRefusals, policyActs } from '@milepost/domain/policy/policy-acts'
import { policyStates } from '@milepost/domain/policy/policy-state'
import { followedProofs, proofRefusalNames, proofStates } from '@milepost/domain/purchase/proof-steps'
import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { brandCodes } from '@milepost/domain/terms/identity'
import { postParts } from '@milepost/domain/work/why'
import * as z from 'zod/mini'
import { documentId, policyReference } from '../../fields/identifiers.ts'
import { oneOf, pounds, replyObject, requestObject, wholeNumber, yesNo } from '../../fields/primitives.ts'
import { shortReason } from '../act-reason.ts'
import { deskCall } from '../desk-call.ts'
import { typedDay, typedPounds, typedText } from '../desk-fields.ts'
import { despiteRestriction } from '../despite-restriction.ts'

const policy = { brand: oneOf(brandCodes), policyNumber: policyReference }
/** The reason for the audit trail: the case, not the customer. */
const because = shortReason
/** An amount of the accounts, which may be negative. */
const signedPounds = z.number()

/** Every figure of a cancellation, in pounds (DSK-503). */
export const cancellationFigures = replyObject({
  basis: oneOf(['cooling-off', 'days-left', 'claim', 'fraud']),
  daysCovered: z.int(),
  daysInAll: z.int(),
  premium: pounds,
  fee: pounds,
  charge: pounds,
  refund: pounds,
  toLender: pounds,
  againstDebt: pounds,
  toCard: pounds,
  stillOwedToLender: pounds,
  stillOwedToUs: pounds,
  /** How the loan ends; absent without one. */
  loan: z.optional(
    replyObject({
      kind: oneOf(['undrawn', 'undone', 'settled']),
      lent: pounds,
      /** What the customer has paid the lender. */
      collected: pounds,
      earned: pounds,
      rebate: pounds,
      /** What settles it, and on which day. */
      settlement: pounds,
      settledOn: z.string(),
      /** What the lender pays back, and what we pay into the customer's bank account. */
      back: pounds,
      byTransfer: pounds,
    }),
  ),
  /** The same in sentences, as the customer reads them. */
  words: z.array(z.string()),
})

const policyRefund = replyObject({
  number: z.int(),
  amount: pounds,
  reason: oneOf(refundReasons),
  state: oneOf(refundStates),
  firstPerson: z.string(),
  secondPerson: z.optional(z.string()),
  begunAt: z.string(),
  movedAt: z.string(),
  /** The number of the refund whose amount this one corrects. */
  corrects: z.optional(z.int()),
  /** What the caller may do about it. */
  mayConfirm: yesNo,
  mayRefuse: yesNo,
  mayCorrect: yesNo,
  mayFollowUp: yesNo,
  /** Why the caller may not confirm it while it is proposed. */
  whyNotConfirm: z.optional(oneOf(['first-person', 'above-authority', 'not-allowed'])),
  /** Who can confirm it while it is proposed: staff who have signed in recently. */
  confirmers: z.array(z.string()),
})

/** A policy as the desk shows it. Email address, telephone number and account are masked. */
export const deskPolicy = replyObject({
  brand: oneOf(brandCodes),
  policyNumber: z.string(),
  quoteReference: z.string(),
  product: z.string(),
  /** The support a vulnerable customer needs. */
  vulnerable: z.optional(
    replyObject({
      at: z.string(),
      who: z.string(),
      needs: z.array(oneOf(supportNeedNames)),
      words: z.string(),
    }),
  ),
  /** The customer had the use of their data restricted: some acts need a legal ground. */
  isRestricted: yesNo,
  status: oneOf(policyStates),
  /** Why its state does not allow an act; absent for what is allowed. */
  whyNot: z.partialRecord(oneOf(policyActs), oneOf(actRefusals)),
  holder: replyObject({ name: z.string(), postcode: z.string(), email: z.string(), phone: z.string() }),
  vehicle: replyObject({ registration: z.string(), description: z.string() }),
  cover: replyObject({
    start: z.string(),
    end: z.string(),
    term: oneOf(['annual', 'thirty-day', 'impound']),
    level: z.string(),
    excess: pounds,
    /** What an underwriter added to price, excess and cover. */
    agreedTerms: z.optional(z.string()),
    drivers: z.array(z.string()),
    extras: z.array(z.string()),
  }),
  price: replyObject({
    method: oneOf(['card', 'credit']),
    premium: pounds,
    ipt: pounds,
    fee: pounds,
    total: pounds,
    paidByCard: pounds,
    returned: pounds,
    owedToUs: pounds,
    /** Of a refund that is still to be paid, or that has not been proposed yet. */
    owedToCustomer: pounds,
    owedToLender: pounds,
    isBeingPaid: yesNo,
  }),
  instalments: z.array(
    replyObject({ on: z.string(), amount: pounds, state: oneOf(['collected', 'missed', 'to-come']) }),
  ),
  /** Absent without a loan. */
  loan: z.optional(
    replyObject({
      collected: pounds,
      arrears: pounds,
      /** What the customer would pay today to end the loan alone. */
      alone: replyObject({
        kind: oneOf(['undrawn', 'undone', 'settled']),
        due: pounds,
        rebate: pounds,
        settledOn: z.string(),
        payTo: oneOf(['lender', 'us']),
        payBy: z.string(),
      }),
      events: z.array(
        replyObject({
          number: z.int(),
          kind: oneOf(lenderEventKinds),
          on: z.string(),
          amount: pounds,
          who: z.string(),
          at: z.string(),
          /** When it was corrected; it no longer counts. */
          replacedAt: z.optional(z.string()),
        }),
      ),
      /** Once it has ended: when the lender was asked to end it, and its acknowledgement. */
      ending: z.optional(
        replyObject({
          askedAt: z.string(),
          sent: pounds,
          acknowledged: z.optional(replyObject({ ref: z.string(), at: z.string() })),
        }),
      ),
    }),
  ),
  mandate: z.optional(replyObject({ state: oneOf(['lodged', 'rejected', 'waiting']), lastFour: z.string() })),
  refunds: z.array(policyRefund),
  /** Absent for staff who may not read payments. */
  ledger: z.optional(
    z.array(
      replyObject({
        kind: z.string(),
        at: z.string(),
        lines: z.array(replyObject({ account: z.string(), amount: signedPounds })),
      }),
    ),
  ),
  documents: z.array(replyObject({ id: z.string(), name: z.string(), isReady: yesNo })),
  /** What the customer was asked to show, and where it is. */
  proofs: z.array(
    replyObject({
      code: oneOf(followedProofs),
      state: oneOf(proofStates),
      dueOn: z.string(),
      movedAt: z.string(),
      refusal: z.optional(oneOf(proofRefusalNames)),
    }),
  ),
  /** The latest sending, and whether it went to an address that has been corrected since. */
  documentsSent: z.optional(replyObject({ at: z.string(), isToEarlierAddress: yesNo })),
  /** What the customer asked for by post. */
  byPost: z.optional(oneOf(postParts)),
  renewal: replyObject({
    status: oneOf(['renews', 'needs-answers', 'paying', 'stopped', 'ended']),
    /** The next payment, if there is one. */
    /** Without an amount before there is a price: the customer is told it by that day (D-277). */
    payment: z.optional(
      replyObject({ on: z.string(), amount: z.optional(pounds), tellBy: z.optional(z.string()) }),
    ),
    /** Why it cannot be turned on; absent if it can. */
    whyNotOn: z.optional(z.string()),
    renewedAs: z.optional(z.string()),
  }),
  cancellation: z.optional(
    replyObject({
      reason: oneOf(cancellationReasons),
      /** When cover ends by it, and when it was asked for. */
      at: z.string(),
      askedAt: z.string(),
      isToCome: yesNo,
      defaultNoticeOn: z.optional(z.string()),
      /** The policy whose cancellation brought this one. */
      broughtBy: z.optional(z.string()),
      hasChanged: yesNo,
      /** Why the notice can be withdrawn. */
      withdrawnFor: z.array(oneOf(withdrawalReasons)),
      figures: z.optional(cancellationFigures),
      /** Until when it can be restarted; absent if it cannot. */
      restartableUntil: z.optional(z.string()),
    }),
  ),
  history: z.array(
    replyObject({
      at: z.string(),
      what: z.string(),
      who: z.optional(z.string()),
      why: z.optional(z.string()),
      /** Of an act that was tried and not done. */
      outcome: z.optional(oneOf(['refused', 'failed'])),
    }),
  ),
})

export const getPolicy = deskCall({
  name: 'GetPolicy',
  requirement: 'DSK-501',
  summary: 'A policy: cover, documents, payments, renewal and history. The view is recorded.',
  needs: 'policy.read',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Policy/GetPolicy',
  query: requestObject(policy),
  replies: { 200: deskPolicy },
})

export const openPolicyDocument = deskCall({
  name: 'OpenPolicyDocument',
  requirement: 'DSK-502',
  summary: 'One document of a policy.',
  needs: 'policy.read',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Policy/OpenPolicyDocument',
  query: requestObject({ brand: policy.brand, documentId }),
  replies: { 200: 'file' },
})

export const sendDocumentsAgain = deskCall({
  name: 'SendDocumentsAgain',
  requirement: 'DSK-502',
  summary: 'Emails the policy documents again.',
  needs: 'policy.send-documents',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/SendDocumentsAgain',
  body: requestObject(policy),
  replies: { 200: replyObject({ to: z.string() }) },
})

export const correctEmailAddress = deskCall({
  name: 'CorrectEmailAddress',
  requirement: 'DSK-502',
  summary: 'Corrects the email address of a policy, and informs the old address.',
  needs: 'policy.correct-address',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Policy/CorrectEmailAddress',
  body: requestObject({ ...policy, email: typedText('an email address', 254), because, despiteRestriction }),
  replies: { 200: replyObject({ email: z.string(), toldOldAddress: yesNo }) },
})

export const followProof = deskCall({
  name: 'FollowProof',
  requirement: 'DSK-540',
  summary: 'Says where a proof of the customer is, and informs them.',
  needs: 'policy.follow-proof',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/FollowProof',
  body: requestObject({
    ...policy,
    code: oneOf(followedProofs),
    to: oneOf(proofStates),
    /** Required when it is not accepted. */
    refusal: z.optional(oneOf(proofRefusalNames)),
    because,
  }),
  replies: { 200: replyObject({ state: oneOf(proofStates), dueOn: z.string() }) },
})

export const setPolicyRenewal = deskCall({
  name: 'SetPolicyRenewal',
  requirement: 'DSK-508',
  summary: 'Turns automatic renewal off or on again.',
  needs: 'policy.set-renewal',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/SetPolicyRenewal',
  body: requestObject({ ...policy, isOn: yesNo }),
  replies: { 200: replyObject({ status: deskPolicy.shape.renewal.shape.status }) },
})

/** What is asked for: why, and the last day of cover, as early as it may be if none is named. */
const cancelling = {
  ...policy,
  reason: oneOf(cancellationReasons),
  hasClaimed: yesNo,
  lastDay: z.optional(typedDay('the last day of cover')),
  /** The date of the lender's default notice, for a missed payment on credit. */
  defaultNoticeOn: z.optional(typedDay('the date of the lender’s notice')),
}
const seen = requestObject({ charge: pounds, toLender: pounds, toCard: pounds })

export const previewCancellation = deskCall({
  name: 'PreviewCancellation',
  requirement: 'DSK-503',
  summary: 'The refund of a cancellation now, with every figure.',
  needs: 'policy.read',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/PreviewCancellation',
  body: requestObject(cancelling),
  replies: {
    200: replyObject({
      /** When cover ends, and the earliest last day that may be named. */
      endsAt: z.string(),
      isNow: yesNo,
      earliest: z.string(),
      figures: cancellationFigures,
      needsSecondPerson: yesNo,
      /** Who can confirm every refund then: staff who have signed in recently, without the caller. */
      confirmers: z.array(z.string()),
      /** The policy that follows: it stays or is cancelled in full. */
      following: z.optional(
        replyObject({ policyNumber: z.string(), coverStart: z.string(), figures: cancellationFigures }),
      ),
    }),
  },
})

export const cancelPolicyWithRefund = deskCall({
  name: 'CancelPolicyWithRefund',
  requirement: 'DSK-505',
  summary: 'Cancels a policy for the figures that the staff member saw.',
  needs: 'policy.cancel',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/CancelPolicyWithRefund',
  body: requestObject({
    ...cancelling,
    seen,
    /** What happens to the policy that follows, if one does. */
    following: z.optional(oneOf(['cancel', 'keep'])),
    seenFollowing: z.optional(seen),
    because,
  }),
  replies: { 200: replyObject({ endsAt: z.string(), isNow: yesNo, figures: cancellationFigures }) },
})

export const withdrawNotice = deskCall({
  name: 'WithdrawNotice',
  requirement: 'DSK-505',
  summary: 'Takes back a notice of cancellation that has not taken effect, and tells the customer.',
  needs: 'policy.cancel',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/WithdrawNotice',
  body: requestObject({ ...policy, reason: oneOf(withdrawalReasons), because }),
  replies: { 200: replyObject({ status: oneOf(policyStates) }) },
})

export const refundPayment = deskCall({
  name: 'RefundPayment',
  requirement: 'DSK-506',
  summary: 'Refunds part of what a policy cost, or proposes it to a second person.',
  needs: 'payment.refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/RefundPayment',
  body: requestObject({
    ...policy,
    amount: typedPounds('the amount', 100_000),
    reason: oneOf(chosenRefundReasons),
    /** The total returned so far, as the caller saw it. */
    seenReturned: pounds,
    because,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const confirmRefund = deskCall({
  name: 'ConfirmRefund',
  requirement: 'DSK-507',
  summary: 'A second person’s decision about a refund.',
  needs: 'payment.confirm-refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/ConfirmRefund',
  body: requestObject({
    ...policy,
    number: wholeNumber(1, 100_000),
    decision: oneOf(['confirm', 'refuse']),
    because,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const correctRefund = deskCall({
  name: 'CorrectRefund',
  requirement: 'DSK-514',
  summary: 'Corrects the amount of a refund that a cancellation owes; another person confirms it.',
  needs: 'payment.confirm-refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/CorrectRefund',
  body: requestObject({
    ...policy,
    number: wholeNumber(1, 100_000),
    amount: typedPounds('the amount', 100_000),
    because,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const followUpRefund = deskCall({
  name: 'FollowUpRefund',
  requirement: 'DSK-516',
  summary: 'Has a failed refund tried again, or records that it was paid by bank transfer.',
  needs: 'payment.refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/FollowUpRefund',
  body: requestObject({
    ...policy,
    number: wholeNumber(1, 100_000),
    decision: oneOf(['again', 'transferred']),
    because,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const sendRestartLink = deskCall({
  name: 'SendRestartLink',
  requirement: 'DSK-509',
  summary: 'Creates the quote that restarts a cancelled policy, and emails its link.',
  needs: 'policy.restart-link',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Policy/SendRestartLink',
  body: requestObject({ ...policy, despiteRestriction }),
  replies: { 200: replyObject({ to: z.string(), quoteReference: z.string() }) },
})
