import { supportNeedNames } from '@milepost/domain/desk/notes'
import { lenderEventKinds } from '@milepost/domain/ending/lender-event'
import { loanActs } from '@milepost/domain/ending/loan-ending'
import { refundReasons, refundStates, refundWays } from '@milepost/domain/payment/refund-states'
import { withdrawalReasons } from '@milepost/domain/policy/cancellation-notice'
import { actRefusals, policyActs } from '@milepost/domain/policy/policy-acts'
import { policyStates } from '@milepost/domain/policy/policy-state'
import { followedProofs, proofRefusalNames, proofStates } from '@milepost/domain/purchase/proof-steps'
import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { brandCodes } from '@milepost/domain/terms/identity'
import { postParts } from '@milepost/domain/work/why'
import * as z from 'zod/mini'
import { oneOf, pounds, replyObject, requestObject, yesNo } from '../../../fields/primitives.ts'
import { deskCall } from '../../desk-call.ts'
import { cancellationFigures } from './cancellation-figures.ts'
import { loanAloneFigures } from './loan.ts'
import { policyNamed } from './policy-named.ts'

/** An amount of the accounts, which may be negative. */
const signedPounds = z.number()

const policyRefund = replyObject({
  number: z.int(),
  amount: pounds,
  reason: oneOf(refundReasons),
  /** To the card that paid, or to the customer's bank account. */
  way: oneOf(refundWays),
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
  mayTryAgain: yesNo,
  mayTransfer: yesNo,
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
    /** To the card, and to the customer's bank account. */
    returned: pounds,
    returnedByTransfer: pounds,
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
      /** What the customer would pay today to end the loan alone, and which act ends it. */
      act: oneOf(loanActs),
      alone: loanAloneFigures,
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
          /** It ended alone: the policy goes on, and `alone` has the figures it ended for. */
          isAlone: yesNo,
          acknowledged: z.optional(replyObject({ ref: z.string(), at: z.string() })),
        }),
      ),
    }),
  ),
  mandate: z.optional(replyObject({ state: oneOf(['lodged', 'rejected', 'waiting']), lastFour: z.string() })),
  refunds: z.array(policyRefund),
  /** What the customer paid us after the purchase. */
  payments: z.array(
    replyObject({
      number: z.int(),
      amount: pounds,
      way: oneOf(refundWays),
      on: z.string(),
      who: z.string(),
      at: z.string(),
    }),
  ),
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
  query: requestObject(policyNamed),
  replies: { 200: deskPolicy },
})
