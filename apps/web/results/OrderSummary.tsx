import { OrderPanel, OrderPrice } from '../offer/OrderPanel.tsx'
import { chosenPaymentOption, type Offer } from '../offer/offer.ts'
import { LinkButton } from '../ui/Button.tsx'
import styles from './OrderSummary.module.css'

/**
 * The side panel of results. From 1200 px it has the order, the chosen price and the button to continue (RES-12, D-261). Below that the
 * price is pinned instead, and the panel is its badge and seal.
 */
export function OrderSummary({ offer }: { offer: Offer }) {
  return (
    <OrderPanel order={offer} className={styles.summary} cardClassName={styles.card}>
      {chosenPaymentOption(offer) ? (
        <>
          <OrderPrice offer={offer} />
          <LinkButton className={styles.button} href="#purchase">
            Continue to buy
          </LinkButton>
        </>
      ) : (
        <>
          <p className={styles.how}>No payment option chosen</p>
          <LinkButton className={styles.button} href="#paymentOptions">
            Choose how to pay
          </LinkButton>
        </>
      )}
    </OrderPanel>
  )
}
