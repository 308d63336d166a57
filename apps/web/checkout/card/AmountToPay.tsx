import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import { priceParts } from '@milepost/domain/payment/price-parts'
import { formatPence, fromPounds, subtract } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer.ts'
import { feeRow, type MoneyRow, partRows } from '../../offer/PriceMakeUp.tsx'
import { planOf, standardPayments } from '../../offer/payment-plan.ts'
import { shortPrices } from '../../offer/prices.ts'
import { Link } from '../../router.tsx'
import { resultsPath } from '../../state/results-path.ts'
import textStyles from '../../ui/text.module.css'
import styles from './AmountToPay.module.css'
import type { Checkout } from './checkout.ts'

/** The amount taken today, its parts, and the total of each payment option (CRD-02, D-181). */
export function AmountToPay({ checkout }: { checkout: Checkout }) {
  const prices = pricesInWords(checkout)
  return (
    <section className={styles.payAmount} aria-labelledby="pay-amount-title">
      <h3 id="pay-amount-title" className={styles.title}>
        Amount to pay today
      </h3>
      <p className={`${styles.sum} ${textStyles.money}`} data-part="pay-amount-sum">
        {formatPence(checkout.due)}
      </p>
      <dl className={styles.parts}>
        {amountMadeUp(checkout).map(({ name, note, amount }) => (
          <div key={name} className={styles.part}>
            <dt>{name}</dt>
            <dd className={textStyles.figures}>{amount}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {prices.length > 1 && (
        <>
          <dl className={styles.prices}>
            {prices.map(({ name, total, how, isChosen }) => (
              <div
                key={name}
                className={styles.part}
                data-part="pay-amount-price"
                data-chosen={isChosen || undefined}
              >
                <dt>
                  {name} {isChosen && <span className={styles.choice}>Your choice</span>}
                </dt>
                <dd className={textStyles.figures}>{total} in total</dd>
                <dd className={`${styles.note} ${textStyles.figures}`}>{how}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link to={resultsPath()}>Change how you pay</Link>
          </p>
        </>
      )}
    </section>
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
export function pricesInWords({
  prices: { monthly, inFull },
  paymentOption: { paymentMethod: method },
}: Pick<Checkout, 'prices' | 'paymentOption'>): readonly PriceInWords[] {
  return shortPrices({ monthly, inFull, method }).map(({ name, total, isChosen, method }) => ({
    name,
    total,
    how: method === 'DIRECT_DEBIT' && monthly ? instalmentsOf(monthly) : 'One payment by card, no interest',
    isChosen,
  }))
}

function instalmentsOf(paymentOption: PaymentOption): string {
  const plan = planOf(paymentOption)
  const first = hasUnequalFirst(plan) ? `${formatPence(plan.first)}, then ` : ''
  return `${formatPence(plan.upFront)} today, then ${first}${standardPayments(plan)} monthly payments of ${formatPence(plan.standard)}`
}
