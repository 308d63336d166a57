import { type PriceParts, priceParts } from '@milepost/domain/payment/price-parts'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { formatPence, fromPounds, type Pence, subtract } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import textStyles from '../ui/text.module.css'
import moneyStyles from './money.module.css'
import type { PaymentOption } from './offer.ts'
import styles from './PriceMakeUp.module.css'
import { totalOf } from './payment-plan.ts'
import pricedPageStyles from './priced-page.module.css'

/** The parts of a payment option's price, under its name. */
export function PriceMakeUp({ paymentOption, title }: { paymentOption: PaymentOption; title: string }) {
  return (
    <div className={styles.details} data-part="payment-details" data-way={paymentOption.paymentMethod}>
      <h3 className={pricedPageStyles.subtitle}>{title}</h3>
      <MoneyRows isSum rows={priceMakeUp(paymentOption)} />
    </div>
  )
}

/** The named parts of a payment option's total, the total last (CON-20, CON-21, D-177, D-194). */
export function priceMakeUp(paymentOption: PaymentOption): readonly MoneyRow[] {
  const interest = fromPounds(paymentOption.interestAmount.amount)
  const parts = priceParts({
    total: subtract(totalOf(paymentOption), interest),
    ipt: fromPounds(paymentOption.iptAmount),
    fee: fromPounds(paymentOption.fees.amount),
  })
  return [
    ...partRows(parts),
    ...(interest > 0
      ? [
          {
            name: 'Charge for credit',
            note: `${aprInWords(paymentOption.apr)} APR`,
            amount: formatPence(interest),
          },
        ]
      : []),
    { name: 'Total payable', amount: formatPence(totalOf(paymentOption)) },
  ]
}

/** A price in full of which only the parts are known (D-253). */
export function priceInFull(parts: PriceParts): readonly MoneyRow[] {
  return [...partRows(parts), { name: 'Total payable', amount: formatPence(parts.total) }]
}

export function partRows({ premium, ipt, fee }: PriceParts): readonly MoneyRow[] {
  return [
    { name: 'Premium', amount: formatPence(premium) },
    { name: 'Insurance premium tax', note: '12% of the premium', amount: formatPence(ipt) },
    feeRow(fee),
  ]
}

export function feeRow(fee: Pence): MoneyRow {
  return { name: 'Policy administration fee', note: 'Non-refundable', amount: formatPence(fee) }
}

/** A part of a price, in words and pounds. */
export type MoneyRow = { name: string; note?: string; amount: string }

type MoneyRowsProps = { rows: readonly MoneyRow[]; isSum?: boolean; children?: ReactNode }

/** Names and amounts in rows; as a sum, with the total under a line. */
export function MoneyRows({ rows, isSum = false, children }: MoneyRowsProps) {
  return (
    <dl className={isSum ? moneyStyles.sum : undefined}>
      {rows.map(({ name, note, amount }) => (
        <div key={name} className={moneyStyles.row} data-part="money-row">
          <dt>
            {name}
            {note && <span className={moneyStyles.note}>{note}</span>}
          </dt>
          <dd className={`${moneyStyles.amount} ${textStyles.figures}`} data-part="money-amount">
            {amount}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
