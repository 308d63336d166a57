import { expect, it } from 'vitest'
import { paymentFailureAnswer, paymentFailures } from './failure.ts'

const words = (failure: (typeof paymentFailures)[number]) => paymentFailureAnswer(failure)

it('explains a failed payment in the words specified [ERR-10] [ERR-11] [ERR-12] [ERR-13] [ERR-14]', () => {
  expect(words('failed')).toEqual({
    code: 'PAYMENT_FAILED',
    message: 'We were unable to process your payment. Please try again or use a different payment method.',
  })
  expect(words('declined')).toEqual({
    code: 'PAYMENT_DECLINED',
    message: 'Your payment was declined. Please verify your payment details or contact your card issuer.',
  })
  expect(words('authentication-not-supported')).toEqual({
    code: 'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER',
    message: 'Your payment provider does not support 3D Secure. Please choose a different payment method.',
  })
  expect(words('token-used')).toEqual({
    code: 'PAYMENT_TOKEN_ALREADY_USED',
    message: 'Something went wrong with the payment. Please try again.',
  })
  expect(words('insufficient-funds')).toEqual({
    code: 'PAYMENT_INSUFFICIENT_FUNDS',
    message:
      'Unfortunately your payment was unsuccessful. Please try another payment method, or contact your bank or card provider.',
  })
})

it('explains why a card is not accepted, under the code of a failed payment [ERR-16] [ERR-22] [ERR-23]', () => {
  expect(words('scheme-not-accepted').message).toBe(
    "Sorry we don't support this card vendor, please try Visa or Mastercard.",
  )
  expect(words('not-uk-issued').message).toBe('We only accept UK issued cards. Please try again.')
  expect(words('not-authenticated').message).toBe(
    'Unable to authenticate your payment. Please check you have approved your transaction with your bank.',
  )
  for (const failure of ['scheme-not-accepted', 'not-uk-issued', 'not-authenticated'] as const)
    expect(words(failure).code).toBe('PAYMENT_FAILED')
})

it('has a message for every failure', () => {
  for (const failure of paymentFailures) expect(words(failure).message).toMatch(/\.$/)
})
