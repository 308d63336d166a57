import type { Pence } from '../values/pence'

/** What the purchase form asks beside the licence numbers, which belong to the drivers (BUY-01, DAT-26, DAT-27). */
export type PurchaseDetails = {
  /** The policy ends with its term unless the customer renews it (BUY-20, D-168). */
  renewalOptOut?: boolean
  contactEmail?: string
  contactPhoneNumber?: string
  annualIncome?: Pence
  incomeConfirmed?: boolean
  /** By post, beside the documents (BUY-04, D-167). */
  sendWelcomePack?: boolean
  /** Opened and agreed to (BUY-03, D-132). */
  hasAgreedDvlaDisclaimer?: boolean
  hasAcknowledged?: boolean
  /** A fact and no answer: whether the lender wants to know the income (D-166). */
  isIncomeAsked?: boolean
}
