import * as z from 'zod/mini'
import { documentId, policyReference, quoteReference } from '../fields/identifiers.ts'
import { date, instant, oneOf, pounds, replyObject, text, wholeNumber, yesNo } from '../fields/primitives.ts'

const documentFields = { id: documentId, fileName: text(200) }

/** A document of a policy (DAT-32). */
export const policyDocument = replyObject(documentFields)

/** A document of a quote, with its name in lists and its kind. */
export const quoteDocument = replyObject({ ...documentFields, name: text(100), kind: text(60) })

/** The result of taking up a quote (DAT-26). */
export const purchase = replyObject({
  policyNumber: policyReference,
  documents: z.array(policyDocument),
  portalUserStatus: oneOf(['USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})

/** The provider has not yet reported the result of the payment. Nothing more is charged; the same call may be repeated. */
export const purchaseChecking = replyObject({ status: oneOf(['CHECKING']) })

/** A document of a policy; its id exists immediately, the document itself a few seconds later. */
export const arrivingDocument = replyObject({
  id: documentId,
  fileName: text(200),
  name: text(100),
  kind: text(60),
  isReady: yesNo,
})

/** What has to be proved, and by when. */
export const proofRequired = replyObject({
  code: text(60),
  title: text(100),
  what: text(1000),
  by: text(200),
})

/** The content of the page after a purchase (THX-02, D-215). */
export const purchasedPolicy = replyObject({
  quoteReference,
  policyNumber: policyReference,
  firstName: text(50),
  email: text(254),
  /** Make, model and registration as far as known. */
  vehicle: text(200, 0),
  registration: z.optional(text(9)),
  coverStart: instant,
  coverEnd: instant,
  term: oneOf(['annual', 'thirty-day', 'impound']),
  paidNow: pounds,
  /** Whether the money has been captured, or is authorised and will be. */
  payment: oneOf(['TAKEN', 'HELD', 'NONE']),
  /** The monthly payments still due. */
  instalments: z.optional(
    replyObject({ firstOn: date, first: pounds, standard: pounds, count: wholeNumber(1, 99) }),
  ),
  automaticRenewal: yesNo,
  documentsByPost: yesNo,
  documents: z.array(arrivingDocument),
  proofs: z.array(proofRequired),
  /** What our underwriter added, each term as a sentence. Absent on our usual terms. */
  agreedTerms: z.optional(z.array(text(300))),
  /** PENDING until known. */
  portalUserStatus: oneOf(['PENDING', 'USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})

/** What follows a policy, for the holder of a link to it: dates, figures and the card's last digits. No names (safety T4). */
export const subscription = replyObject({
  policyNumber: policyReference,
  term: oneOf(['annual', 'thirty-day', 'impound']),
  /** When cover ends or ended: the planned end, or the cancellation. */
  coverEnd: instant,
  /** It was cancelled, or will be at that time. */
  isCancelled: yesNo,
  /**
   * RENEWS: the card will be charged. NEEDS_ANSWERS: it will be, once the customer has answered the questions in our email.
   * PAYING: it is being charged. STOPPED: cover will end. ENDED: cover has ended.
   */
  status: oneOf(['RENEWS', 'NEEDS_ANSWERS', 'PAYING', 'STOPPED', 'ENDED']),
  nextPayment: z.optional(
    replyObject({
      on: date,
      /** As the customer was notified. Missing before that. */
      amount: z.optional(pounds),
      /** While there is no amount: the day by which we tell it. */
      tellBy: z.optional(date),
      cardLastFour: z.optional(text(4)),
      /** The next period has a new price. */
      isNewPrice: yesNo,
      /** The card was refused and will be tried again. */
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
