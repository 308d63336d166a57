import type { CollectionCode } from './payment-option'

/** Why a price can only be paid at once: nobody lends to a minor, and a short policy is no credit agreement (D-179, SUB-08). */
export type NotMonthly = 'under-18' | 'short-term' | 'not-offered'

/** Of an offer whose ways to pay hold no credit. */
export function whyNotMonthly(code: CollectionCode, proposer: { isUnder18: boolean }): NotMonthly {
  if (code === 'SHORT_TERM_CARD_PAYMENT_V1') return 'short-term'
  return proposer.isUnder18 ? 'under-18' : 'not-offered'
}
