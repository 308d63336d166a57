import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { priceParts } from '@milepost/domain/payment/price-parts'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer'
import { feeRow, type MoneyRow, partRows } from '../../offer/PriceMakeUp'
import { planOf, standardPayments, totalOf } from '../../offer/payment-plan'
import { Card } from '../../ui/Card'
import textStyles from '../../ui/text.module.css'
import styles from './AmountToPay.module.css'
import type { Checkout } from './checkout'

/** The amount taken today, its parts, and the total of each payment option (CRD-02, D-181). */
export function AmountToPay({ checkout }: { checkout: Checkout }) {
  const prices = pricesInWords(checkout)
  return (
    <Card className={styles.payAmount} aria-labelledby="pay-amount-title">
      <div>
        <h2 id="pay-amount-title" className={styles.title}>
          Amount to pay today
        </h2>
        <p className={`${styles.sum} ${textStyles.figures}`} data-part="pay-amount-sum">
          {formatPence(checkout.due)}
        </p>
      </div>
      <dl>
        {amountMadeUp(checkout).map(({ name, note, amount }) => (
          <div key={name} className={styles.part}>
            <dt>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd className={textStyles.figures}>{amount}</dd>
          </div>
        ))}
      </dl>
      {prices.length > 1 && (
        <dl className={styles.prices}>
          {prices.map(({ name, total, how, isChosen }) => (
            <div
              key={name}
              className={styles.price}
              data-part="pay-amount-price"
              data-chosen={isChosen || undefined}
            >
              <dt>
                {name}
                {isChosen && <span className={styles.choice}>Your choice</span>}
              </dt>
              <dd>
                <span className={`${styles.total} ${textStyles.figures}`}>{total} in total</span>
                <span className={`${styles.note} ${textStyles.figures}`}>{how}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

/** The named parts of today's amount; they add up to it to the penny (CON-20, CON-21, D-205). */
export function amountMadeUp({
  paymentOption,
  due,
}: Pick<Checkout, 'paymentOption' | 'due'>): readonly MoneyRow[] {
  const fee = fromPounds(paymentOption.fees.amount)
  if (paymentOption.paymentMethod === 'DIRECT_DEBIT')
    return [
      {
        name: 'Deposit',
        note: '1/12 of your premium, including tax',
        amount: formatPence(subtract(due, fee)),
      },
      feeRow(fee),
    ]
  return partRows(priceParts({ total: due, ipt: fromPounds(paymentOption.iptAmount), fee }))
}

export type PriceInWords = { name: string; total: string; how: string; isChosen: boolean }

/** Both prices, equally large and in the same words as before: the option not chosen stays as visible as the chosen one. */
export function pricesInWords({ prices, paymentOption, isThirtyDays }: Checkout): readonly PriceInWords[] {
  const { monthly, inFull } = prices
  const isChosen = ({ code }: PaymentOption) => code === paymentOption.code
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

function instalmentsOf(paymentOption: PaymentOption): string {
  const plan = planOf(paymentOption)
  const first = hasUnequalFirst(plan) ? `${formatPence(plan.first)}, then ` : ''
  return `${formatPence(plan.upFront)} today, then ${first}${standardPayments(plan)} monthly payments of ${formatPence(plan.standard)}`
}
