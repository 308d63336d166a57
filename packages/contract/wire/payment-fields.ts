import { collectionCodes } from '@milepost/domain/payment/payment-option'
import { accountNumberPattern } from '@milepost/domain/values/account-number'
import { oneOf, pattern } from './fields'

/** Wire values of the two providers; BRAINTREE, the drop-in, is the default (D-195). */
export const paymentProvider = oneOf(['STRIPE', 'BRAINTREE'])

/** The collection options that are kept; any other never leaves the server (RES-16). */
export const collectionOptionCode = oneOf(collectionCodes)

/** Six digits or three hyphenated pairs, not all zeros (D-186). */
export const sortCode = pattern(
  /^(?!00-?00-?00$)(?:\d{6}|\d{2}-\d{2}-\d{2})$/,
  'a sort code of six digits, or three pairs with hyphens, that is not all zeros',
)

/** Exactly eight digits (D-186). */
export const accountNumber = pattern(accountNumberPattern, 'an account number of 8 digits')
