import { journeys } from '../journeys/journeys.ts'
import { noAnswers } from '../questions/answers.ts'
import { aProposer, today } from '../questions/people/testing.ts'
import type { TypedAnswers } from '../questions/read-subject.ts'
import { type PayingMonthly, readDirectDebit } from './direct-debit-form.ts'

export function payingMonthly(more: Partial<PayingMonthly> = {}): PayingMonthly {
  return {
    terms: journeys.acorn_pc,
    answers: { ...noAnswers, proposerDetails: aProposer },
    today,
    isFinanced: true,
    ...more,
  }
}

/** Every answer as the lender requires. The account is one of the published test cases of the modulus check. */
export const filledIn: TypedAnswers = {
  premiumFinance: 'yes',
  affordableLending: 'yes',
  isAccountHolder: 'yes',
  isOnlySignatoryRequired: 'yes',
  sortCode: '08-99-99',
  accountNumber: '66374958',
  detailsCorrect: 'yes',
  hasAccepted: 'yes',
}

/** The form's errors, as "name: message". */
export function messagesFor(typed: TypedAnswers, more: Partial<PayingMonthly> = {}): readonly string[] {
  return readDirectDebit(typed, payingMonthly(more)).fieldErrors.map(
    ({ name, message }) => `${name}: ${message}`,
  )
}
