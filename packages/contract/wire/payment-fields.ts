import { oneOf, pattern } from './fields'

/** Wire values of the two providers; BRAINTREE, the drop-in, is the default (D-195). */
export const paymentProviders = ['STRIPE', 'BRAINTREE'] as const
export const paymentProvider = oneOf(paymentProviders)

/** The collection options that are kept; any other never leaves the server (RES-16). */
export const collectionOptionCode = oneOf([
  'TX_FINANCE_PLAN_V2',
  'ANNUAL_CARD_IN_FULL',
  'SHORT_TERM_CARD_PAYMENT_V1',
])

/** Six digits or three hyphenated pairs, not all zeros (D-186). */
export const sortCode = pattern(
  /^(?!00-?00-?00$)(?:\d{6}|\d{2}-\d{2}-\d{2})$/,
  'a sort code of six digits, or three pairs with hyphens, that is not all zeros',
)

/** Exactly eight digits (D-186). */
export const accountNumber = pattern(/^\d{8}$/, 'an account number of 8 digits')
