import type { AccountNumber } from '../../values/account-number'
import type { SortCode } from '../../values/sort-code'

/** What the page about paying monthly asks (DAT-28). None of it is kept in a browser (D-046). */
export type DirectDebitDetails = {
  premiumFinance?: boolean
  affordableLending?: boolean
  isAccountHolder?: boolean
  isOnlySignatoryRequired?: boolean
  /** Of an account that is not the policy holder's own (DDM-18). */
  accountHolder?: string
  line1?: string
  postcode?: string
  sortCode?: SortCode
  accountNumber?: AccountNumber
  detailsCorrect?: boolean
  hasAccepted?: boolean
  /** A fact and no answer: whether the price is lent (D-176). */
  isFinanced?: boolean
}
