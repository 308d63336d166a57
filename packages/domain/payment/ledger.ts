import { type Pence, pence } from '../values/pence'
import { dueNow, type PaymentOption } from './payment-option'

/** Whose money it is. What a customer or lender owes us is positive; what we owe is negative. */
export type Account = 'customer' | 'lender' | 'card-provider' | 'insurer' | 'tax' | 'fees'

/** As staff read them. */
export const accountTitles: Readonly<Record<Account, string>> = {
  customer: 'Customer',
  lender: 'Lender',
  'card-provider': 'Card provider',
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

export function refundLines(amount: Pence): readonly LedgerLine[] {
  return captureLines(amount).map(({ account, pence: taken }) => ({ account, pence: -taken }))
}

/** A refund for a reason of our own. It reduces what we earn, because the insurer and HMRC are still owed their parts. */
export function goodwillLines(amount: Pence): readonly LedgerLine[] {
  return withoutZeroLines([
    { account: 'fees', pence: amount },
    { account: 'card-provider', pence: -amount },
  ])
}

function withoutZeroLines(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  return lines.filter((line) => line.pence !== 0)
}
