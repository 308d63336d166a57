import * as z from 'zod/mini'
import { documentId, policyReference, quoteReference } from '../fields/identifiers'
import { date, instant, oneOf, pounds, replyObject, text, wholeNumber, yesNo } from '../fields/primitives'

const documentFields = { id: documentId, fileName: text(200) }

/** A document of a policy (DAT-32). */
export const policyDocument = replyObject(documentFields)

/** A document of a quote: also what a list calls it, and which one it is. */
export const quoteDocument = replyObject({ ...documentFields, name: text(100), kind: text(60) })

/** What a taken-up quote has become (DAT-26). */
export const purchase = replyObject({
  policyNumber: policyReference,
  documents: z.array(policyDocument),
  portalUserStatus: oneOf(['USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})

/** The provider has not said yet whether the payment went through. Nothing more is charged; the same call may be asked again. */
export const purchaseChecking = replyObject({ status: oneOf(['CHECKING']) })

/** A paper of a policy; its id is there from the first moment, the paper itself a few seconds later. */
export const arrivingDocument = replyObject({
  id: documentId,
  fileName: text(200),
  name: text(100),
  kind: text(60),
  isReady: yesNo,
})

/** What will have to be shown, and by when. */
export const proofRequired = replyObject({
  code: text(60),
  title: text(100),
  what: text(1000),
  by: text(200),
})

/** What the page after a purchase says (THX-02, D-215). */
export const purchasedPolicy = replyObject({
  quoteReference,
  policyNumber: policyReference,
  firstName: text(50),
  email: text(254),
  /** Make, model and registration as far as they are known. */
  vehicle: text(200, 0),
  registration: z.optional(text(9)),
  coverStart: instant,
  coverEnd: instant,
  term: oneOf(['annual', 'thirty-day', 'impound']),
  paidNow: pounds,
  /** Whether the money has been taken, or is held and will be. */
  payment: oneOf(['TAKEN', 'HELD', 'NONE']),
  /** What is still to be paid, month by month. */
  instalments: z.optional(
    replyObject({ firstOn: date, first: pounds, standard: pounds, count: wholeNumber(1, 99) }),
  ),
  automaticRenewal: yesNo,
  documentsByPost: yesNo,
  documents: z.array(arrivingDocument),
  proofs: z.array(proofRequired),
  /** PENDING until it is known. */
  portalUserStatus: oneOf(['PENDING', 'USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})

/** What follows a policy, for whoever holds a link to it: dates and figures, and of the card its end. Nobody is named (safety T4). */
export const subscription = replyObject({
  policyNumber: policyReference,
  term: oneOf(['annual', 'thirty-day', 'impound']),
  coverEnd: instant,
  /** RENEWS: the card will be charged. NEEDS_ANSWERS: once its customer has answered what we ask them by email. PAYING: it is being charged. STOPPED: cover ends. ENDED: it has. */
  status: oneOf(['RENEWS', 'NEEDS_ANSWERS', 'PAYING', 'STOPPED', 'ENDED']),
  nextPayment: z.optional(
    replyObject({
      on: date,
      amount: pounds,
      cardLastFour: z.optional(text(4)),
      /** The next period is priced anew. */
      isNewPrice: yesNo,
      /** The card was refused, and is tried again. */
      isAnotherTry: yesNo,
    }),
  ),
})

/** A cancelled policy that may be restarted: its reference and dates, nothing about its holder (D-219). */
export const restartablePolicy = replyObject({
  policyReference,
  cancelledAt: instant,
  restartableUntil: instant,
})
