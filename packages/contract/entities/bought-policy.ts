import * as z from 'zod/mini'
import { date, instant } from '../wire/dates'
import { oneOf, pounds, text, wholeNumber, yesNo } from '../wire/fields'
import { documentId, policyReference, quoteReference } from '../wire/identifiers'
import { given } from '../wire/objects'

/** A paper of a policy; its id is there from the first moment, the paper itself a few seconds later. */
export const arrivingDocument = given({
  id: documentId,
  fileName: text(200),
  name: text(100),
  kind: text(60),
  isReady: yesNo,
})

/** What will have to be shown, and by when. */
export const proofTold = given({ code: text(60), title: text(100), what: text(1000), by: text(200) })

/** What the page after a purchase says (THX-02, D-215). */
export const boughtPolicy = given({
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
    given({ firstOn: date, first: pounds, standard: pounds, count: wholeNumber(1, 99) }),
  ),
  automaticRenewal: yesNo,
  documentsByPost: yesNo,
  documents: z.array(arrivingDocument),
  proofs: z.array(proofTold),
  /** PENDING until it is known. */
  portalUserStatus: oneOf(['PENDING', 'USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})
