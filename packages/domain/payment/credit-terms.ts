import { quoteKeptMonths } from '../terms/retention'
import { fromPounds } from '../values/pence'
import { noticeWorkingDays } from './payment-schedule'

/** The fixed terms of the loan, beside its price (CON-18, CON-21 to CON-26, CON-29). */
export const creditTerms = {
  /** When the agreement is made and the credit provided: on pages, in the pre-contract information and in the agreement alike. */
  begins: 'When you buy your policy',
  policyMonths: 12,
  /** Of arranging the credit. */
  arrangementFee: fromPounds(0),
  latePayment: fromPounds(25),
  /** The most that is charged for each. */
  charges: {
    defaultNotice: fromPounds(10),
    unpaidCheque: fromPounds(25),
    unpaidInstalment: fromPounds(25),
    recalledStandingOrder: fromPounds(10),
    collectionAgency: fromPounds(50),
  },
  withdrawalDays: 14,
  /** At the least. */
  defaultNoticeDays: 14,
  postCountsAfterHours: 48,
  ombudsmanMonths: 6,
  /** Before a payment date changes, and about as long before a payment is taken. */
  noticeWorkingDays,
  quoteKeptMonths,
} as const

/** The documents to read before the credit is accepted, in this order, by their kinds in packages/documents (DDM-03, D-189). */
export const creditDocumentKinds = ['pre-contract-credit-information', 'credit-agreement'] as const
