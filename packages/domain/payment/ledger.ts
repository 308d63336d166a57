import { type Pence, pence } from '../values/pence.ts'
import { dueNow, type PaymentOption } from './payment-option.ts'

/** Whose money it is. What a customer or lender owes us is positive; what we owe is negative. */
export type Account = 'customer' | 'lender' | 'card-provider' | 'bank' | 'insurer' | 'tax' | 'fees'

/** As staff read them. */
export const accountTitles: Readonly<Record<Account, string>> = {
  customer: 'Customer',
  lender: 'Lender',
  'card-provider': 'Card provider',
  bank: 'Our bank',
  insurer: 'Insurer',
  tax: 'Insurance premium tax',
  fees: 'Our fees',
}

export type LedgerLine = { account: Account; pence: number }

/**
 * A sale: the customer owes what is due now and the lender owes the credit; we owe the premium to the insurer and the tax to
 * HMRC, and earn our fee. The cost of credit is between customer and lender.
 */
export function saleLines(option: PaymentOption): readonly LedgerLine[] {
  const now = dueNow(option)
  const lent = option.method === 'DIRECT_DEBIT' ? option.plan.credit : pence(0)
  const premium = now + lent - option.ipt - option.fee
  return withoutZeroLines([
    { account: 'customer', pence: now },
    { account: 'lender', pence: lent },
    { account: 'insurer', pence: -premium },
    { account: 'tax', pence: -option.ipt },
    { account: 'fees', pence: -option.fee },
  ])
}

/** The card provider has captured the payment and owes it to us. */
export function captureLines(amount: Pence): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: 'card-provider', pence: amount },
    { account: 'customer', pence: -amount },
  ])
}

/** A loan ended before it was drawn, and its policy goes on: the customer owes us what the lender will not pay (DSK-523). */
export function undrawnLoanLines(lent: Pence): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: 'customer', pence: lent },
    { account: 'lender', pence: -lent },
  ])
}

/** The customer paid what they owed us: by card at the counter or on the telephone, or into our bank account (DSK-524). */
export function paidLines(amount: Pence, to: PaidFrom): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: to, pence: amount },
    { account: 'customer', pence: -amount },
  ])
}

/** All of a payment goes back, because there is no policy for it. */
export function refundLines(amount: Pence): readonly LedgerLine[] {
  return captureLines(amount).map(({ account, pence: taken }) => ({ account, pence: -taken }))
}

/** Where a refund is paid from: the card that paid, or our bank account if the card no longer takes it. */
export type PaidFrom = Extract<Account, 'card-provider' | 'bank'>

/**
 * A refund of part of a payment. As far as the customer is owed money by then, it pays that debt, whatever it was called; the rest reduces what we
 * earn, because the insurer and HMRC are still owed their parts. So no debt is paid a second time out of our fees (DSK-514).
 */
export function returnLines(
  amount: Pence,
  owed: Pence,
  from: PaidFrom = 'card-provider',
): readonly LedgerLine[] {
  const ofDebt = Math.min(amount, owed)
  return withoutZeroLines([
    { account: 'customer', pence: ofDebt },
    { account: 'fees', pence: amount - ofDebt },
    { account: from, pence: -amount },
  ])
}

/** What a cancellation took from insurer and tax, and the most it may take: the premium with its tax. */
export type ReturnedPremium = { refund: Pence; tax: Pence; premium: Pence }

/**
 * The correction of what a cancellation owes. Insurer and tax return more or less of the premium, in the proportion of the
 * cancellation; what is more than the premium reduces what we earn (DSK-514).
 */
export function correctionLines(
  { from, to }: { from: Pence; to: Pence },
  { refund, tax, premium }: ReturnedPremium,
): readonly LedgerLine[] {
  const more = to - from
  const ofPremium = Math.min(more, premium - refund)
  const ofTax = refund === 0 ? 0 : Math.round((ofPremium * tax) / refund)
  return withoutZeroLines([
    { account: 'customer', pence: -more },
    { account: 'tax', pence: ofTax },
    { account: 'insurer', pence: ofPremium - ofTax },
    { account: 'fees', pence: more - ofPremium },
  ])
}

/** A customer who owes less than this at an ending is not asked for it. */
export const WAIVED_BELOW = pence(1_00)

/**
 * Pennies that the customer owes when the policy ends: waived, at our cost. What we owe the customer is never waived, however
 * little it is (DSK-514).
 */
export function waiverLines(balance: number): readonly LedgerLine[] {
  return balance > 0 && balance < WAIVED_BELOW ? writeOffLines(balance) : []
}

/** What the customer owes is given up. */
export function writeOffLines(balance: number): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: 'customer', pence: -balance },
    { account: 'fees', pence: balance },
  ])
}

/** A refund that our fees paid although the customer was owed it: the debt is paid, and the fees are ours again. */
export function rebookedLines(amount: Pence): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: 'customer', pence: amount },
    { account: 'fees', pence: -amount },
  ])
}

function withoutZeroLines(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  return lines.filter((line) => line.pence !== 0)
}
