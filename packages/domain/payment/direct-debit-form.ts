import type { Asking } from '../questions/asking.ts'
import { tick, yesNo, yesOrNo } from '../questions/kinds/yes-no.ts'
import { type AnyQuestion, type FieldError, formQuestion } from '../questions/question.ts'
import { type NamedFieldError, readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import { type AccountNumber, isAccountNumber } from '../values/account-number.ts'
import { formatDate } from '../values/local-date.ts'
import { isSortCode, type SortCode } from '../values/sort-code.ts'
import {
  accountHolder,
  accountHolderLine1,
  accountHolderPostcode,
  accountNumber,
  type DirectDebitDetails,
  isAccountHolder,
  isOnlySignatoryRequired,
  isOwnAccount,
  mustBeYes,
  notPolicyHolder,
  sortCode,
} from './direct-debit-account.ts'
import { financeTerms } from './instalment-plan.ts'

const declinedFinance: FieldError = {
  key: 'premiumFinanceDeclined',
  message: 'You have declined premium finance. To continue please accept or choose to pay in full.',
}

/** Asked only if the price is financed (DDM-01, DDM-14, D-176). */
const premiumFinance = formQuestion<DirectDebitDetails>()({
  name: 'premiumFinance',
  kind: yesNo,
  label: 'Do you accept premium finance to pay for your policy?',
  hint: 'This is a loan. The lender pays for your policy now, and you pay the lender back month by month.',
  isAsked: ({ subject }) => subject.isFinanced === true,
  validate: mustBeYes(
    { key: 'premiumFinanceRequired', message: 'Please say whether you accept premium finance' },
    declinedFinance,
  ),
  summary: yesOrNo,
})

const notAffordable: FieldError = {
  key: 'lendingNotAffordable',
  message: 'You must be able to afford the repayments to pay monthly.',
}

/** No loan for a customer who says they cannot afford the repayments (DDM-15). */
const affordableLending = formQuestion<DirectDebitDetails>()({
  name: 'affordableLending',
  kind: yesNo,
  label: `Can you afford the repayments for the next ${financeTerms.instalments} months?`,
  hint: 'Without borrowing more or missing other bills.',
  validate: mustBeYes(
    { key: 'affordableLendingRequired', message: 'Please say whether you can afford the repayments' },
    notAffordable,
  ),
  summary: yesOrNo,
})

/** DDM-21. */
const detailsCorrect = formQuestion<DirectDebitDetails>()({
  name: 'detailsCorrect',
  kind: tick,
  label: 'These bank details are correct.',
  validate: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'detailsCorrectRequired', message: 'Please confirm that your bank details are correct' },
  summary: yesOrNo,
})

/** Counts as a signature on both credit documents, with its date (DDM-03, DDM-13). */
const hasAccepted = formQuestion<DirectDebitDetails>()({
  name: 'hasAccepted',
  kind: tick,
  label: ({ today }) => `I accept on ${formatDate(today)}`,
  isAsked: ({ subject }) => isOwnAccount(subject),
  validate: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'acceptanceRequired', message: 'Please accept your credit agreement to pay monthly' },
  summary: yesOrNo,
})

/** In the order of the page (DAT-28). */
export const directDebitQuestions: readonly AnyQuestion[] = [
  premiumFinance,
  affordableLending,
  isAccountHolder,
  isOnlySignatoryRequired,
  accountHolder,
  accountHolderLine1,
  accountHolderPostcode,
  sortCode,
  accountNumber,
  detailsCorrect,
  hasAccepted,
]

/** The circumstances in which the form is filled in. */
export type PayingMonthly = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & { isFinanced: boolean }

export type BankAccount = { sortCode: SortCode; accountNumber: AccountNumber }

/** The form as read. Without errors, every declaration is made and there is an account. */
export type DirectDebitRead = {
  /** The context in which the questions are asked, with the fields' current values. */
  asking: Asking<DirectDebitDetails>
  account: BankAccount | undefined
  fieldErrors: readonly NamedFieldError[]
}

/** Reads the fields into answers, with their errors in page order. */
export function readDirectDebit(typed: TypedAnswers, paying: PayingMonthly): DirectDebitRead {
  const { isFinanced, ...here } = paying
  const { subject, fieldErrors } = readSubject(directDebitQuestions, typed, {
    ...here,
    subject: { isFinanced },
  })
  const code = subject['sortCode']
  const number = subject['accountNumber']
  return {
    asking: { ...here, subject },
    account:
      isSortCode(code) && isAccountNumber(number) ? { sortCode: code, accountNumber: number } : undefined,
    fieldErrors,
  }
}

/** The fields after one has changed: answers that no longer hold are cleared at the same time (DDM-13). */
export function typedAfter(typed: TypedAnswers, name: string, text: string): TypedAnswers {
  if ((typed[name] ?? '') === text) return typed
  const cleared = directDebitQuestions.find((each) => each.name === name)?.clears ?? []
  const remaining = Object.entries(typed).filter(([each]) => !cleared.includes(each))
  return { ...Object.fromEntries(remaining), [name]: text }
}

const refusals = [declinedFinance, notAffordable, notPolicyHolder]

/**
 * Whether a complete answer rules out monthly payment. It is shown as soon as it is given, with paying in full as the
 * alternative: there is no point in completing the rest of the form (DDM-14, DDM-15, DDM-17, D-184, D-185).
 */
export function isRefusal({ key }: FieldError): boolean {
  return refusals.some((refusal) => refusal.key === key)
}
