import { errorWords } from '@milepost/contract/error-words'
import {
  type BankAccount,
  directDebitQuestions,
  isRefusal,
  readDirectDebit,
  typedAfter,
} from '@milepost/domain/payment/direct-debit-form'
import { financeCode } from '@milepost/domain/payment/payment-option'
import type { FieldError } from '@milepost/domain/questions/question'
import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatSortCode, isSortCode } from '@milepost/domain/values/sort-code'
import { useState } from 'react'
import { journey } from '../../brands/current.ts'
import { useForm } from '../../form/use-form.ts'
import { useQuote } from '../../state/quote-state.ts'
import { clearDirectDebit, type DirectDebit, useDirectDebit } from '../direct-debit-state.ts'
import { type MonthlyOffer, outcomeIdOf } from './monthly-offer.ts'

const OF = 'directDebit.'
export const debitField = (name: string) => `${OF}${name}`
const nameOf = (field: string) => field.slice(OF.length)
const fields = directDebitQuestions.map(({ name }) => debitField(name))
const accountFields = [debitField('sortCode'), debitField('accountNumber')]

/**
 * The form in which a customer agrees to pay monthly, validated by its questions. In memory only: bank details are never stored in
 * a browser (D-046).
 */
export function useDirectDebitForm(offer: MonthlyOffer, onValid: (account: BankAccount) => void) {
  const answers = useQuote((state) => state.answers)
  const [today, setToday] = useState(() => londonDate(new Date()))
  const [typed, setTyped] = useState(() =>
    typedBefore(useDirectDebit.getState().directDebit, { outcomeId: outcomeIdOf(offer), today }),
  )
  const [refused, setRefused] = useState<BankAccount>()
  const isFinanced = offer.monthly.code === financeCode
  const { asking, account, fieldErrors } = readDirectDebit(typed, {
    terms: journey,
    answers,
    today,
    isFinanced,
  })

  const formFields = useForm({
    fields,
    textOf: (field) => typed[nameOf(field)] ?? '',
    read: () => ({
      values: account,
      fieldErrors: fieldErrors.map(({ name, ...each }) => ({ ...each, field: debitField(name) })),
    }),
    onTyped(field, text) {
      setTyped((before) => typedAfter(before, nameOf(field), text))
      // The details entered before no longer match the form.
      clearDirectDebit()
    },
    onValid: (account) => account && onValid(account),
  })

  const isAccountRefused = refused !== undefined && isSame(refused, account)
  /** Shown before submit: an answer that rules out monthly payment, and an account that the bank does not know. */
  const shownAtOnce = (field: string) =>
    isAccountRefused && accountFields.includes(field)
      ? bankRefused.notValid
      : fieldErrors.find((each) => debitField(each.name) === field && isRefusal(each))
  const fieldProps = (field: string) => {
    const { onChange, ...asked } = formFields.fieldProps(field)
    const found = asked.error ? undefined : shownAtOnce(field)
    return {
      ...asked,
      ...(found && { error: found.message, 'data-error-key': found.key }),
      onChange(event: { target: { value: string } }) {
        // Both fields show the error of an account that could not be checked; changing one is enough to try again (DDM-23).
        if (accountFields.includes(field)) for (const each of accountFields) formFields.forgive(each)
        onChange(event)
      },
    }
  }

  return {
    formFields,
    fieldProps,
    asking,
    fieldErrors,
    isAccountRefused,
    today,
    /** Every error once the form has been submitted; none before. */
    errors: formFields.isSubmitted
      ? fields.flatMap((field) => {
          const { id, error } = fieldProps(field)
          return error ? [{ fieldId: id, message: error }] : []
        })
      : [],
    refuseAccount: (checked: BankAccount) => setRefused(checked),
    /** An acceptance is for one day: on a page left open over midnight it is asked for again (DDM-03, D-190). */
    beginNewDay() {
      setToday(londonDate(new Date()))
      setTyped((before) => typedAfter(before, 'hasAccepted', ''))
    },
  }
}

export type DirectDebitForm = ReturnType<typeof useDirectDebitForm>

function isSame(one: BankAccount, other: BankAccount | undefined): boolean {
  return one.sortCode === other?.sortCode && one.accountNumber === other.accountNumber
}

/** The results of the account check, shown at its fields (DDM-22, DDM-23). */
export const bankRefused = {
  notValid: {
    key: 'bankDetailsNotValid',
    message: "This sort code and account number don't match. Please check both",
  },
  sortCodeNotChecked: { key: 'bankDetailsNotChecked', message: errorWords.sortCodeNotChecked },
  accountNumberNotChecked: { key: 'bankDetailsNotChecked', message: errorWords.accountNumberNotChecked },
} as const satisfies Record<string, FieldError>

/**
 * The fields of a customer who comes back from the card page: what they entered, if it is for this price. It was in memory only, so a
 * reload asks for it again (D-046). An acceptance is for one day.
 */
export function typedBefore(
  directDebit: DirectDebit | undefined,
  { outcomeId, today }: { outcomeId: string; today: LocalDate },
): TypedAnswers {
  if (directDebit?.outcomeId !== outcomeId) return {}
  const { sortCode, accountNumber } = directDebit.bankDetails
  const { acceptedOn } = directDebit.creditDeclarations
  return {
    premiumFinance: 'yes',
    affordableLending: 'yes',
    isAccountHolder: 'yes',
    isOnlySignatoryRequired: 'yes',
    sortCode: isSortCode(sortCode) ? formatSortCode(sortCode) : sortCode,
    accountNumber,
    detailsCorrect: 'yes',
    ...(acceptedOn === today && { hasAccepted: 'yes' }),
  }
}
