import { priceParts } from '@milepost/domain/payment/price-parts'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { Buying } from '../buying'

export type AmountRow = { name: string; note?: string; amount: string }

/** What today's amount is made of, each part named; together they are the amount to the penny (CON-20, CON-21, D-205). */
export function amountMadeUp({ way, due }: Pick<Buying, 'way' | 'due'>): readonly AmountRow[] {
  const fee = fromPounds(way.fees.amount)
  if (way.paymentMethod === 'DIRECT_DEBIT')
    return [
      {
        name: 'First part of your premium',
        note: 'One twelfth, with its tax',
        amount: formatPence(subtract(due, fee)),
      },
      feeRow(formatPence(fee)),
    ]
  const { premium, ipt } = priceParts({ total: due, ipt: fromPounds(way.iptAmount), fee })
  return [
    { name: 'Premium', amount: formatPence(premium) },
    { name: 'Insurance premium tax', note: '12% of the premium', amount: formatPence(ipt) },
    feeRow(formatPence(fee)),
  ]
}

function feeRow(amount: string): AmountRow {
  return { name: 'Policy administration fee', note: 'Non-refundable', amount }
}
