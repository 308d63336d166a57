import { validateAccountHolderAddress } from '../questions/kinds/address.ts'
import type { Kind } from '../questions/kinds/kind.ts'
import { isText } from '../questions/kinds/plate.ts'
import { mustBeName, nameOf } from '../questions/kinds/text.ts'
import { yesNo, yesOrNo } from '../questions/kinds/yes-no.ts'
import { nameOfPerson } from '../questions/people/rules.ts'
import { type FieldError, formQuestion } from '../questions/question.ts'
import { type AccountNumber, isAccountNumber, parseAccountNumber } from '../values/account-number.ts'
import { blankAddress } from '../values/address.ts'
import { printable } from '../values/printable.ts'
import { ok } from '../values/result.ts'
import { formatSortCode, isSortCode, parseSortCode, type SortCode } from '../values/sort-code.ts'

/** The form for paying monthly (DAT-28). None of it is stored in a browser (D-046). */
export type DirectDebitDetails = {
  premiumFinance?: boolean
  affordableLending?: boolean
  isAccountHolder?: boolean
  isOnlySignatoryRequired?: boolean
  /** For an account that is not the policy holder's own (DDM-18). */
  accountHolder?: string
  line1?: string
  postcode?: string
  sortCode?: SortCode
  accountNumber?: AccountNumber
  detailsCorrect?: boolean
  hasAccepted?: boolean
  /** Not an answer: whether the price is financed by a loan (D-176). */
  isFinanced?: boolean
}

type Account = Pick<DirectDebitDetails, 'isAccountHolder' | 'isOnlySignatoryRequired'>

/** The error for either answer (D-185). */
export const notPolicyHolder: FieldError = {
  key: 'notPolicyHolder',
  message: "The Direct Debit must be in the policyholder's name. Please change your answer or pay in full.",
}

/** An account the customer alone controls: the only kind a direct debit is collected from (SEC-06). */
export function isOwnAccount({ isAccountHolder, isOnlySignatoryRequired }: Account): boolean {
  return isAccountHolder === true && isOnlySignatoryRequired === true
}

/** The account is not the customer's alone (DDM-17, DDM-18). Unknown while both questions are unanswered. */
export function isOtherAccount({ isAccountHolder, isOnlySignatoryRequired }: Account): boolean {
  return isAccountHolder === false || isOnlySignatoryRequired === false
}

/** A change of account clears the acceptance made for the other account (DDM-13, DDM-16, DDM-17). */
export const isAccountHolder = formQuestion<DirectDebitDetails>()({
  name: 'isAccountHolder',
  kind: yesNo,
  label: 'Is the bank account in your own name?',
  hint: ({ answers }) => `You are the policyholder: ${nameOfPerson(answers.proposerDetails) ?? 'you'}.`,
  clears: ['hasAccepted'],
  validate: mustBeYes(
    { key: 'isAccountHolderRequired', message: 'Please say whether the bank account is in your own name' },
    notPolicyHolder,
  ),
  summary: yesOrNo,
})

const WHAT = "the account holder's name"
/** CON-32. */
const SHORTEST = 3

/**
 * Asked although no debit is collected from such an account: the form is then complete except for the answer that rules it out
 * (DDM-18, D-184).
 */
export const accountHolder = formQuestion<DirectDebitDetails>()({
  name: 'accountHolder',
  kind: nameOf(WHAT),
  label: 'Whose name is the account in?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  validate(name) {
    const error = mustBeName(WHAT)(name)
    if (error || name === undefined) return error
    return Array.from(name).length >= SHORTEST
      ? undefined
      : { key: 'accountHolderTooShort', message: `Please enter at least ${SHORTEST} letters for ${WHAT}` }
  },
  summary: (name) => name,
})

/** A line of an address, typed like a name: capitalised words, no spelling check. */
const addressLine: Kind<string> = {
  input: 'name',
  read(typed) {
    const text = printable(typed)
    return ok(text === '' ? undefined : text)
  },
  show: (text) => text,
  holds: isText,
}

/** The error of one part of the address, regardless of the other. The town is not asked (ADR-09, D-088). */
function validatePart(part: 'line1' | 'postcode', text: string | undefined): FieldError | undefined {
  const holderAddress = { ...blankAddress, [part]: text ?? '' }
  const found = validateAccountHolderAddress(holderAddress).find(({ name }) => name === part)
  return found && { key: found.key, message: found.message }
}

/** DDM-18. */
export const accountHolderLine1 = formQuestion<DirectDebitDetails>()({
  name: 'line1',
  kind: addressLine,
  label: 'What is the first line of their address?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  validate: (text) => validatePart('line1', text),
  summary: (text) => text,
})

/** Asked with the first line (DDM-18, D-088). */
export const accountHolderPostcode = formQuestion<DirectDebitDetails>()({
  name: 'postcode',
  kind: addressLine,
  label: 'What is their postcode?',
  isAsked: ({ subject }) => isOtherAccount(subject),
  validate: (text) => validatePart('postcode', text),
  summary: (text) => text,
})

/** Six digits or three pairs, not all zeros; shown in pairs and sent as digits (DDM-20, DDM-25, D-186). */
export const sortCode = formQuestion<DirectDebitDetails>()({
  name: 'sortCode',
  kind: {
    input: 'whole-number',
    read: (typed) => (typed.trim() === '' ? ok(undefined) : parseSortCode(typed)),
    show: formatSortCode,
    holds: isSortCode,
  },
  label: 'Sort code',
  hint: '6 digits, such as 12-34-56.',
  validate: (code) => sortCodeError(parseSortCode(code ?? '')),
  summary: formatSortCode,
})

function sortCodeError(checked: ReturnType<typeof parseSortCode>): FieldError | undefined {
  return checked.ok ? undefined : { key: checked.key ?? 'sortCodeNotValid', message: checked.message }
}

/** Eight digits, including leading zeros (DDM-19, DDM-25, D-186). */
export const accountNumber = formQuestion<DirectDebitDetails>()({
  name: 'accountNumber',
  kind: {
    input: 'whole-number',
    read: (typed) => (typed.trim() === '' ? ok(undefined) : parseAccountNumber(typed)),
    show: (number) => number,
    holds: isAccountNumber,
  },
  label: 'Account number',
  hint: '8 digits, including any zeros at the start.',
  validate: (number) => accountNumberError(parseAccountNumber(number ?? '')),
  // Never shown in full: a summary may be printed or seen by others.
  summary: (number) => `ending in ${number.slice(-4)}`,
})

function accountNumberError(checked: ReturnType<typeof parseAccountNumber>): FieldError | undefined {
  return checked.ok ? undefined : { key: checked.key ?? 'accountNumberNotValid', message: checked.message }
}

/** A paperless direct debit needs only one signature, the payer's (DDM-13, DDM-16, DDM-17, SEC-06). */
export const isOnlySignatoryRequired = formQuestion<DirectDebitDetails>()({
  name: 'isOnlySignatoryRequired',
  kind: yesNo,
  label: 'Are you the only person needed to authorise Direct Debits from it?',
  hint: 'Choose No if anyone else has to sign, as with some joint and business accounts.',
  clears: ['hasAccepted'],
  validate: mustBeYes(
    {
      key: 'isOnlySignatoryRequiredRequired',
      message: 'Please say whether you are the only person needed to authorise Direct Debits',
    },
    notPolicyHolder,
  ),
  summary: yesOrNo,
})

/** Validates a question that must be answered yes, with separate errors for no answer and for a no. */
export function mustBeYes(
  missing: FieldError,
  refused: FieldError,
): (value: boolean | undefined) => FieldError | undefined {
  return (value) => (value === true ? undefined : value === false ? refused : missing)
}
