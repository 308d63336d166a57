import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { priceParts } from '@milepost/domain/payment/price-parts'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer'
import { feeRow, type MoneyRow, partRows } from '../../offer/PriceMakeUp'
import { planOf, standardPayments, totalOf } from '../../offer/payment-plan'
import { Card } from '../../ui/Card'
import type { Checkout } from './checkout'

/** What is taken today, what it is made of, and what each way to pay comes to in the end (CRD-02, D-181). */
export function AmountToPay({ buying }: { buying: Checkout }) {
  const prices = pricesInWords(buying)
  return (
    <Card className="pay-amount" aria-labelledby="pay-amount-title">
      <div>
        <h2 id="pay-amount-title" className="pay-amount__title">
          Amount to pay today
        </h2>
        <p className="pay-amount__sum figures">{formatPence(buying.due)}</p>
      </div>
      <dl>
        {amountMadeUp(buying).map(({ name, note, amount }) => (
          <div key={name} className="pay-amount__part">
            <dt>
              {name}
              {note && <span className="pay-amount__note">{note}</span>}
            </dt>
            <dd className="figures">{amount}</dd>
          </div>
        ))}
      </dl>
      {prices.length > 1 && (
        <dl className="pay-amount__prices">
          {prices.map(({ name, total, how, isChosen }) => (
            <div key={name} className="pay-amount__price" data-chosen={isChosen || undefined}>
              <dt>
                {name}
                {isChosen && <span className="pay-amount__choice">Your choice</span>}
              </dt>
              <dd>
                <span className="pay-amount__total figures">{total} in total</span>
                <span className="pay-amount__note figures">{how}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

/** What today's amount is made of, each part named; together they are the amount to the penny (CON-20, CON-21, D-205). */
export function amountMadeUp({ way, due }: Pick<Checkout, 'way' | 'due'>): readonly MoneyRow[] {
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

export type PriceInWords = { name: string; total: string; how: string; isChosen: boolean }

/** Both prices, as large as each other and in the same words as before, to the end: the second choice stays as visible as the first. */
export function pricesInWords({ prices, way, isThirtyDays }: Checkout): readonly PriceInWords[] {
  const { monthly, inFull } = prices
  const isChosen = ({ code }: PaymentOption) => code === way.code
  return [
    ...(monthly
      ? [
          {
            name: 'Pay Monthly',
            total: formatPence(totalOf(monthly)),
            how: instalmentsOf(monthly),
            isChosen: isChosen(monthly),
          },
        ]
      : []),
    ...(inFull
      ? [
          {
            name: isThirtyDays ? '30 days' : 'Pay in full',
            total: formatPence(totalOf(inFull)),
            how: 'One payment by card, no interest',
            isChosen: isChosen(inFull),
          },
        ]
      : []),
  ]
}

function instalmentsOf(way: PaymentOption): string {
  const plan = planOf(way)
  const first = hasUnequalFirst(plan) ? `${formatPence(plan.first)} once, ` : ''
  return `${formatPence(plan.upFront)} today, then ${first}${formatPence(plan.standard)} a month, ${standardPayments(plan)} times`
}
