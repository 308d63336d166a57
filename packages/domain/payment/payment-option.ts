import { add, fromPounds, type Pence } from '../values/pence'
import { type InstalmentPlan, instalmentPlan } from './instalment-plan'

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
export function storedPaymentOptions<Option extends { code: string }>(
  options: readonly Option[],
): readonly Option[] {
  return options.filter(({ code }) => isCollectionCode(code))
}

/** What is to be paid: premium with its tax, the tax in it, the fee, and for how long it buys cover. */
export type Payable = { premium: Pence; ipt: Pence; fee: Pence; term: 'annual' | 'short' }

/**
 * How a price may be paid. A year's cover in full by card or, by an adult, monthly on credit; a shorter term by card only, as it is
 * no credit agreement (SUB-08). Nobody lends to a minor (D-179).
 */
export function paymentOptions(
  { premium, ipt, fee, term }: Payable,
  proposer: { isUnder18: boolean },
): readonly PaymentOption[] {
  const inFull = { method: 'CARD_PAYMENT', totalPayable: add(premium, fee), ipt, fee } as const
  if (term === 'short') return [{ code: 'SHORT_TERM_CARD_PAYMENT_V1', ...inFull }]
  const card: PaymentOption = { code: 'ANNUAL_CARD_IN_FULL', ...inFull }
  if (proposer.isUnder18) return [card]
  const plan = instalmentPlan({ premium, fee })
  return [
    { code: financeCode, method: 'DIRECT_DEBIT', totalPayable: plan.totalPayable, ipt, fee, plan },
    card,
  ]
}

/** What is paid by card when buying: all of it, or what comes before the instalments (D-181). */
export function dueNow(option: PaymentOption): Pence {
  return option.method === 'DIRECT_DEBIT' ? option.plan.upFront : option.totalPayable
}

/** Why a price can only be paid at once: nobody lends to a minor, and a short policy is no credit agreement (D-179, SUB-08). */
export type NotMonthly = 'under-18' | 'short-term' | 'not-offered'

/** Of an offer whose ways to pay hold no credit. */
export function whyNotMonthly(code: CollectionCode, proposer: { isUnder18: boolean }): NotMonthly {
  if (code === 'SHORT_TERM_CARD_PAYMENT_V1') return 'short-term'
  return proposer.isUnder18 ? 'under-18' : 'not-offered'
}

/** Credit up to this is affordable to almost anyone who can pay the deposit: no more is asked of a customer than is needed. */
const ASKED_ABOVE = fromPounds(1_500)

/** Whether a lender would want to know the customer's income before lending them the price of an option (D-166). */
export function asksAffordability(options: readonly PaymentOption[]): boolean {
  return options.some((option) => option.code === financeCode && isCreditAskedAbout(option.plan.credit))
}

/** The same of a credit by its amount. */
export function isCreditAskedAbout(credit: Pence): boolean {
  return credit > ASKED_ABOVE
}
