/** Why a card payment failed: every provider's reasons are mapped to these (ERR-10 to ERR-14, ERR-16, ERR-22, ERR-23). */
export const paymentFailures = [
  'declined',
  'insufficient-funds',
  'not-authenticated',
  'authentication-not-supported',
  'token-used',
  'scheme-not-accepted',
  'not-uk-issued',
  'failed',
] as const

export type PaymentFailure = (typeof paymentFailures)[number]

/** The error codes of a payment call (D-213). */
export type PaymentCode =
  | 'PAYMENT_FAILED'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER'
  | 'PAYMENT_TOKEN_ALREADY_USED'
  | 'PAYMENT_INSUFFICIENT_FUNDS'

/** What the customer reads for a code. */
export const paymentCodeWords: Readonly<Record<PaymentCode, string>> = {
  PAYMENT_FAILED:
    'We were unable to process your payment. Please try again or use a different payment method.',
  PAYMENT_DECLINED:
    'Your payment was declined. Please verify your payment details or contact your card issuer.',
  PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER:
    'Your payment provider does not support 3D Secure. Please choose a different payment method.',
  PAYMENT_TOKEN_ALREADY_USED: 'Something went wrong with the payment. Please try again.',
  PAYMENT_INSUFFICIENT_FUNDS:
    'Unfortunately your payment was unsuccessful. Please try another payment method, or contact your bank or card provider.',
}

const NOT_AUTHENTICATED =
  'Unable to authenticate your payment. Please check you have approved your transaction with your bank.'
const SCHEME_NOT_ACCEPTED = "Sorry we don't support this card vendor, please try Visa or Mastercard."
const NOT_UK_ISSUED = 'We only accept UK issued cards. Please try again.'

const answers: Readonly<Record<PaymentFailure, { code: PaymentCode; message?: string }>> = {
  declined: { code: 'PAYMENT_DECLINED' },
  'insufficient-funds': { code: 'PAYMENT_INSUFFICIENT_FUNDS' },
  'not-authenticated': { code: 'PAYMENT_FAILED', message: NOT_AUTHENTICATED },
  'authentication-not-supported': { code: 'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER' },
  'token-used': { code: 'PAYMENT_TOKEN_ALREADY_USED' },
  'scheme-not-accepted': { code: 'PAYMENT_FAILED', message: SCHEME_NOT_ACCEPTED },
  'not-uk-issued': { code: 'PAYMENT_FAILED', message: NOT_UK_ISSUED },
  failed: { code: 'PAYMENT_FAILED' },
}

/** The code and message of a failure. */
export function paymentFailureAnswer(failure: PaymentFailure): { code: PaymentCode; message: string } {
  const { code, message } = answers[failure]
  return { code, message: message ?? paymentCodeWords[code] }
}
