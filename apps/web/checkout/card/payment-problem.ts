import { errorWords } from '@milepost/contract/error-words'
import type { FieldProblem } from '@milepost/contract/problem'
import { type PaymentFailure, paymentCodeWords, paymentFailureAnswer } from '@milepost/domain/payment/failure'
import { brand } from '../../brands/brand.ts'

/**
 * Why the customer has no policy. Each of these is known to have taken no money: if that is not known the page shows "checking"
 * instead (F12).
 */
export type PaymentProblem =
  /** The provider's or the bank's refusal, in the customer's words (ERR-10 to ERR-14). */
  | { kind: 'refused'; words: string }
  | { kind: 'failure'; failure: PaymentFailure }
  | { kind: keyof typeof own }

/** The text of each, from the shared error words (ERR-17 to ERR-21, ERR-24, ERR-25, D-214). */
const own = {
  'not-prepared': errorWords.notPrepared,
  'invalid-card': errorWords.invalidCard,
  'no-method': errorWords.noPaymentMethod,
  'purchase-failed': errorWords.purchaseFailed,
  'no-device-data': errorWords.noDeviceData,
  'no-quote': errorWords.quoteMissing,
  'no-start-date': errorWords.startMissing,
  'no-options': errorWords.noPaymentOptions,
  'not-ready': errorWords.paymentProblem.replace('{phone}', brand.firm.phone.display),
  invalid: errorWords.validation,
  'too-many': "You've tried to pay several times. Please wait 15 minutes, then try again.",
} as const

export function problemWords(problem: PaymentProblem): string {
  switch (problem.kind) {
    case 'refused':
      return problem.words
    case 'failure':
      return paymentFailureAnswer(problem.failure).message
    default:
      return own[problem.kind]
  }
}

/** The server gives a refusal in words; for a code without any, our own words are used. */
export function refusedAs(code: string, message: string): PaymentProblem {
  const known = Object.entries(paymentCodeWords).find(([each]) => each === code)?.[1]
  return { kind: 'refused', words: message || (known ?? paymentCodeWords.PAYMENT_FAILED) }
}

/** The only thing a customer can correct here is a start that passed while they paid, and the server reports that (F10, ERR-15). */
export function invalidAs(errors: readonly FieldProblem[]): PaymentProblem {
  const passed = errors.find(({ field }) => field === 'body.coverStartDate')
  return passed ? { kind: 'refused', words: passed.message } : { kind: 'invalid' }
}

/** Corrected in place: what was typed stays. After any other problem the card is entered again (CRD-11, D-200). */
const mended: readonly PaymentProblem['kind'][] = [
  'invalid-card',
  'no-method',
  'no-start-date',
  'invalid',
  'too-many',
]

export function clearsInstrument({ kind }: PaymentProblem): boolean {
  return !mended.includes(kind)
}
