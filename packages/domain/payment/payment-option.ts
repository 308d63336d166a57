import { add, fromPounds, type Pence } from '../values/pence.ts'
import type { NoCredit } from './credit-eligibility.ts'
import { type InstalmentPlan, instalmentPlan } from './instalment-plan.ts'

/** The collection codes that exist; an option with any other code is dropped (RES-16). */
export const collectionCodes = [
  'TX_FINANCE_PLAN_V2',
  'ANNUAL_CARD_IN_FULL',
  'SHORT_TERM_CARD_PAYMENT_V1',
] as const

export type CollectionCode = (typeof collectionCodes)[number]

/** The only plan on credit: a policy paid by it is financed (D-176). */
export const financeCode = 'TX_FINANCE_PLAN_V2' satisfies CollectionCode

/** The parts of an option's price besides the premium; the same for every payment option. */
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

/** Drops codes this product cannot collect by: a provider or an old quote may list more (RES-16). */
export function storedPaymentOptions<Option extends { code: string }>(
  options: readonly Option[],
): readonly Option[] {
  return options.filter(({ code }) => isCollectionCode(code))
}

/** What is to be paid: the premium including tax, the tax in it, the fee, and the length of cover. */
export type Payable = { premium: Pence; ipt: Pence; fee: Pence; term: 'annual' | 'short' }

/**
 * The payment options of a price. Annual cover is paid in full by card or, by an adult, monthly on credit; a shorter term by card
 * only, because it is not a credit agreement (SUB-08). No credit for minors (D-179), nor for a year where only thirty days are lent
 * on (D-294).
 */
export function paymentOptions(
  { premium, ipt, fee, term }: Payable,
  proposer: { isUnder18: boolean; isThirtyDaysOnly?: boolean },
): readonly PaymentOption[] {
  const inFull = { method: 'CARD_PAYMENT', totalPayable: add(premium, fee), ipt, fee } as const
  if (term === 'short') return [{ code: 'SHORT_TERM_CARD_PAYMENT_V1', ...inFull }]
  const card: PaymentOption = { code: 'ANNUAL_CARD_IN_FULL', ...inFull }
  if (proposer.isUnder18 || proposer.isThirtyDaysOnly) return [card]
  const plan = instalmentPlan({ premium, fee })
  return [
    { code: financeCode, method: 'DIRECT_DEBIT', totalPayable: plan.totalPayable, ipt, fee, plan },
    card,
  ]
}

/** What is paid by card at purchase: the whole price, or the up-front part of a plan (D-181). */
export function dueNow(option: PaymentOption): Pence {
  return option.method === 'DIRECT_DEBIT' ? option.plan.upFront : option.totalPayable
}

/** Why a price can only be paid in full: no credit for this customer, and a short policy is not a credit agreement (SUB-08). */
export type NotMonthly = NoCredit | 'short-term' | 'not-offered'

/** For an offer without a credit option (D-267, D-294). */
export function whyNotMonthly(
  code: CollectionCode,
  proposer: { isUnder18: boolean; isThirtyDaysOnly: boolean },
): NotMonthly {
  if (code === 'SHORT_TERM_CARD_PAYMENT_V1') return 'short-term'
  if (proposer.isUnder18) return 'under-18'
  return proposer.isThirtyDaysOnly ? 'thirty-days-only' : 'not-offered'
}

/** Below this amount the income is not asked: almost anyone who can pay the deposit can afford the credit. */
const ASKED_ABOVE = fromPounds(1_500)

/** Whether the lender requires the customer's income before it finances an option (D-166). */
export function asksAffordability(options: readonly PaymentOption[]): boolean {
  return options.some((option) => option.code === financeCode && isCreditAskedAbout(option.plan.credit))
}

/** The same for an amount of credit. */
export function isCreditAskedAbout(credit: Pence): boolean {
  return credit > ASKED_ABOVE
}
