import { convictionsKeptDays, quoteKeptMonths } from '../terms/retention.ts'
import { fromPounds } from '../values/pence.ts'
import { noticeWorkingDays } from './payment-schedule.ts'

/** The fixed terms of the loan; its price is in the plan (CON-18, CON-21 to CON-26, CON-29). */
export const creditTerms = {
  /** When the agreement is made, and when the lender pays the credit out. The same on every page and in every document (D-268). */
  made: 'When you buy your policy',
  drawn: 'On the first day of cover',
  policyMonths: 12,
  /** For arranging the credit. Only shown: the plan charges none (CON-21), and its test compares the two. */
  arrangementFee: fromPounds(0),
  latePayment: fromPounds(25),
  /** The maximum charge for each. */
  charges: {
    defaultNotice: fromPounds(10),
    unpaidCheque: fromPounds(25),
    unpaidInstalment: fromPounds(25),
    recalledStandingOrder: fromPounds(10),
    collectionAgency: fromPounds(50),
  },
  withdrawalDays: 14,
  /** The minimum. */
  defaultNoticeDays: 14,
  postCountsAfterHours: 48,
  ombudsmanMonths: 6,
  /** Notice before a payment date changes, and roughly before each payment is collected. */
  noticeWorkingDays,
  quoteKeptMonths,
  convictionsKeptDays,
} as const

/** The documents to read before the credit is accepted, in this order, by their kinds in packages/documents (DDM-03, D-189). */
export const creditDocumentKinds = ['pre-contract-credit-information', 'credit-agreement'] as const
