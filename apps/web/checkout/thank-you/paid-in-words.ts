import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { BoughtPolicy } from '../../api/get-purchase'

export type PaidInWords = { name: string; amount: string; note?: string }

/** What was paid, or is held and will be taken: never said to be taken before it is (THX-02, D-212, D-215). */
export function paidInWords({ payment, paidNow }: Pick<BoughtPolicy, 'payment' | 'paidNow'>): PaidInWords {
  const amount = formatPence(fromPounds(paidNow))
  switch (payment) {
    case 'TAKEN':
      return { name: 'Amount paid', amount }
    case 'HELD':
      return {
        name: 'Amount to be taken',
        amount,
        note: 'Your bank holds it for us. We take it shortly, once, and you have nothing more to do.',
      }
    case 'NONE':
      return { name: 'Amount paid', amount, note: 'Nothing was due when you bought.' }
  }
}
