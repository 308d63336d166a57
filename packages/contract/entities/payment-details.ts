import * as z from 'zod/mini'
import { email, personName } from '../wire/customer-fields'
import { oneOf, pattern, pounds, yesNo } from '../wire/fields'
import { sent } from '../wire/objects'
import { addressInput } from './address'

/**
 * A path of this site or a whole http address, with nothing a browser would read as another host: no second slash, backslash,
 * space or user name. Whether a whole address is of our own origin is the action's to check, which knows the origin (D-197).
 */
const returnAddress = pattern(
  /^(?:\/(?![/\\])|https?:\/\/(?![/\\])[A-Za-z0-9.:[\]-]{1,255}(?:\/|$))[^\s\\\p{Cc}]{0,1000}$/u,
  'a return address of this site',
)

/** What a payment intent is made for (API-05). The amount is compared with the stored price and never charged as sent (D-198). */
export const paymentDetails = sent({
  clientReturnURL: returnAddress,
  saveCard: yesNo,
  currencyCode: oneOf(['GBP']),
  amount: pounds,
  billingAddress: addressInput,
  cardHolderDetails: sent({
    firstName: personName,
    lastName: personName,
    /** A restored quote shows it masked, and then it is left out (safety T23). */
    email: z.optional(email),
  }),
})
