import type { Asking } from '../../questions/asking'
import type { AnyQuestion } from '../../questions/question'
import { type NamedWrong, readSubject, type TypedAnswers } from '../../questions/read-subject'
import { type AccountNumber, isAccountNumber } from '../../values/account-number'
import { isSortCode, type SortCode } from '../../values/sort-code'
import { accountHolder } from './account-holder'
import { accountHolderLine1 } from './account-holder-line1'
import { accountHolderPostcode } from './account-holder-postcode'
import { accountNumber } from './account-number'
import { affordableLending } from './affordable-lending'
import { detailsCorrect } from './details-correct'
import type { DirectDebitDetails } from './direct-debit-details'
import { hasAccepted } from './has-accepted'
import { isAccountHolder } from './is-account-holder'
import { isOnlySignatoryRequired } from './is-only-signatory-required'
import { premiumFinance } from './premium-finance'
import { sortCode } from './sort-code'

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

/** Where, when and by whom the form is filled in. */
export type PayingMonthly = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & { isFinanced: boolean }

export type BankAccount = { sortCode: SortCode; accountNumber: AccountNumber }

/** What the form comes to. With nothing wrong every declaration is made, and there is an account. */
export type DirectDebitRead = {
  /** How the questions are asked of what stands in the boxes now. */
  asking: Asking<DirectDebitDetails>
  account: BankAccount | undefined
  wrong: readonly NamedWrong[]
}

/** What stands in the boxes made answers, and what is wrong with them, in the order of the page. */
export function readDirectDebit(typed: TypedAnswers, paying: PayingMonthly): DirectDebitRead {
  const { isFinanced, ...here } = paying
  const { subject, wrong } = readSubject(directDebitQuestions, typed, { ...here, subject: { isFinanced } })
  const code = subject['sortCode']
  const number = subject['accountNumber']
  return {
    asking: { ...here, subject },
    account:
      isSortCode(code) && isAccountNumber(number) ? { sortCode: code, accountNumber: number } : undefined,
    wrong,
  }
}

/** What stands in the boxes after one was changed: an answer that holds no longer goes in the same act (DDM-13). */
export function typedAfter(typed: TypedAnswers, name: string, text: string): TypedAnswers {
  if ((typed[name] ?? '') === text) return typed
  const cleared = directDebitQuestions.find((each) => each.name === name)?.clears ?? []
  const kept = Object.entries(typed).filter(([each]) => !cleared.includes(each))
  return { ...Object.fromEntries(kept), [name]: text }
}
