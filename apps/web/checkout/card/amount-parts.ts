import { priceParts } from '@milepost/domain/payment/price-parts'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { MoneyRow } from '../../offer/MoneyRows'
import { feeRow, partRows } from '../../offer/price-make-up'
import type { Buying } from './buying'

/** What today's amount is made of, each part named; together they are the amount to the penny (CON-20, CON-21, D-205). */
export function amountMadeUp({ way, due }: Pick<Buying, 'way' | 'due'>): readonly MoneyRow[] {
  const fee = fromPounds(way.fees.amount)
  if (way.paymentMethod === 'DIRECT_DEBIT')
    return [
      {
        name: 'First part of your premium',
        note: 'One twelfth, with its tax',
        amount: formatPence(subtract(due, fee)),
      },
      feeRow(fee),
    ]
  return partRows(priceParts({ total: due, ipt: fromPounds(way.iptAmount), fee }))
}
