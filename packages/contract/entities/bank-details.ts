import * as z from 'zod/mini'
import { postcode } from '../wire/customer-fields'
import { text } from '../wire/fields'
import { sent } from '../wire/objects'
import { accountNumber, sortCode } from '../wire/payment-fields'

/** The account a direct debit is drawn on (DAT-29). Sent at take-up only, never given back (D-046). */
export const bankDetails = sent({
  sortCode,
  accountNumber,
  bankName: z.optional(text(100)),
  /** A whole name: first and last, and the space between them. */
  accountHolder: text(101),
  accountHolderAddress: text(200),
  accountHolderPostcode: postcode,
})
