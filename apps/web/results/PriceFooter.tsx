import { formatPence } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import type { Offer } from '../offer/offer'
import { planOf, totalOf } from '../offer/payment-plan'
import type { PaymentMethod } from '../state/results-state'
import { Icon } from '../ui/Icon'
import textStyles from '../ui/text.module.css'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './PriceFooter.module.css'

type PriceFooterProps = {
  offer: Offer
  /** Shown above the prices, for example the breakdown prompt (AON-11, D-160). */
  children?: ReactNode
}

/** Pinned to the bottom of the page: the chosen payment option, and the total of each (RES-12). */
export function PriceFooter({ offer, children }: PriceFooterProps) {
  const prices = footerPrices(offer)
  return (
    <section className={styles.dock} data-part="dock" aria-label="Price summary">
      {children}
      <div className={styles.bar}>
        <ul className={styles.prices} data-part="dock-prices">
          {prices.map(({ method, name, total, note, isChosen }) => (
            <li
              key={method}
              className={styles.price}
              data-part="dock-price"
              data-chosen={isChosen || undefined}
            >
              <span className={styles.name} data-part="dock-name">
                {isChosen && <Icon name="check" />}
                {name}
                {isChosen && <VisuallyHidden> (chosen)</VisuallyHidden>}
              </span>
              <span className={`${styles.total} ${textStyles.figures}`} data-part="dock-total">
                {total}
              </span>
              <span className={`${styles.note} ${textStyles.figures}`}>{note}</span>
            </li>
          ))}
        </ul>
        <a className={styles.link} href="#paymentOptions">
          Ways to pay
        </a>
      </div>
      <VisuallyHidden role="status">{priceInWords(prices)}</VisuallyHidden>
    </section>
  )
}

export type FooterPrice = {
  method: PaymentMethod
  name: string
  total: string
  /** The amounts and how often they are paid. */
  note: string
  isChosen: boolean
}

/** Both totals, whichever is chosen, short enough for a phone (RES-12, D-160). */
export function footerPrices({
  monthly,
  inFull,
  method,
}: Pick<Offer, 'monthly' | 'inFull' | 'method'>): readonly FooterPrice[] {
  return [
    ...(monthly
      ? [
          {
            method: 'DIRECT_DEBIT' as const,
            name: 'Monthly',
            total: formatPence(totalOf(monthly)),
            note: `${formatPence(planOf(monthly).standard)} a month`,
            isChosen: method === 'DIRECT_DEBIT',
          },
        ]
      : []),
    ...(inFull
      ? [
          {
            method: 'CARD_PAYMENT' as const,
            name: 'In full',
            total: formatPence(totalOf(inFull)),
            note: 'one payment',
            isChosen: method === 'CARD_PAYMENT',
          },
        ]
      : []),
  ]
}

/** The price as announced whenever it changes, with the payment option or an extra. */
export function priceInWords(prices: readonly FooterPrice[]): string {
  const chosen = prices.find(({ isChosen }) => isChosen)
  return chosen
    ? `Paying ${chosen.name.toLowerCase()}: ${chosen.total} in total, ${chosen.note}.`
    : `No way to pay is chosen. ${prices.map(({ name, total }) => `${name} ${total} in total`).join(', ')}.`
}
