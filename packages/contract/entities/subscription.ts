import * as z from 'zod/mini'
import { date, instant } from '../wire/dates'
import { oneOf, pounds, text, yesNo } from '../wire/fields'
import { policyReference } from '../wire/identifiers'
import { given } from '../wire/objects'

/** What follows a policy, for whoever holds a link to it: dates and figures, and of the card its end. Nobody is named (safety T4). */
export const subscription = given({
  policyNumber: policyReference,
  term: oneOf(['annual', 'thirty-day', 'impound']),
  coverEnd: instant,
  /** RENEWS: the card will be charged. NEEDS_ANSWERS: once its customer has answered what we ask them by email. PAYING: it is being charged. STOPPED: cover ends. ENDED: it has. */
  status: oneOf(['RENEWS', 'NEEDS_ANSWERS', 'PAYING', 'STOPPED', 'ENDED']),
  nextPayment: z.optional(
    given({
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
