import type { Pence } from '../values/pence'
import type { InstalmentPlan } from './instalment-plan'

/** The ways of collecting a price that exist; an option with any other code is not kept (RES-16). */
export const collectionCodes = [
  'TX_FINANCE_PLAN_V2',
  'ANNUAL_CARD_IN_FULL',
  'SHORT_TERM_CARD_PAYMENT_V1',
] as const

export type CollectionCode = (typeof collectionCodes)[number]

/** The only plan that is credit: a policy paid by it is financed (D-176). */
export const financeCode = 'TX_FINANCE_PLAN_V2' satisfies CollectionCode

/** What an option's price is made of beside the premium, the same whichever way it is paid. */
type Charges = { totalPayable: Pence; ipt: Pence; fee: Pence }

export type CardPayment = Charges & {
  code: Exclude<CollectionCode, typeof financeCode>
  method: 'CARD_PAYMENT'
}

export type DirectDebit = Charges & {
  code: typeof financeCode
  method: 'DIRECT_DEBIT'
  plan: InstalmentPlan
}

/** One way to pay an option's price (DAT-24). */
export type PaymentOption = CardPayment | DirectDebit

function isCollectionCode(code: string): code is CollectionCode {
  return collectionCodes.some((known) => known === code)
}

/** Drops what this product cannot collect by, as a provider or an old quote may list more (RES-16). */
export function keptPaymentOptions<Option extends { code: string }>(
  options: readonly Option[],
): readonly Option[] {
  return options.filter(({ code }) => isCollectionCode(code))
}
