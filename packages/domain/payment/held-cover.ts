import { type Pence, pence } from '../values/pence.ts'
import type { LedgerLine } from './ledger.ts'

/**
 * The cost of days on which we covered a customer without a payment, through our own fault (D-278): the insurer and HMRC are owed their
 * share of those days, and it comes out of what we earn. The premium is without tax, and our fee is not charged.
 */
export function heldCoverLines(
  price: { premium: Pence; ipt: Pence },
  { days, ofDays }: { days: number; ofDays: number },
): readonly LedgerLine[] {
  const share = (whole: Pence) => pence(Math.round((whole * Math.min(days, ofDays)) / ofDays))
  const [insurer, tax] = [share(price.premium), share(price.ipt)]
  return [
    { account: 'fees' as const, pence: insurer + tax },
    { account: 'insurer' as const, pence: -insurer },
    { account: 'tax' as const, pence: -tax },
  ].filter(({ pence: amount }) => amount !== 0)
}
