import { formatPence } from '@milepost/domain/values/pence'
import { OrderPanel } from '../offer/OrderPanel'
import { chosenPaymentOption, type Offer } from '../offer/offer'
import { planOf } from '../offer/payment-plan'
import { shortPrices } from '../offer/prices'
import { LinkButton } from '../ui/Button'
import textStyles from '../ui/text.module.css'
import styles from './OrderSummary.module.css'

/**
 * The side panel of results. From 1200 px it has what is being bought, the chosen price and the way on (RES-12, D-261). Below that
 * the price is pinned instead, and the panel is its badge and seal.
 */
export function OrderSummary({ offer }: { offer: Offer }) {
  return (
    <OrderPanel order={offer} className={styles.summary} cardClassName={styles.card}>
      <ChosenPayment offer={offer} />
    </OrderPanel>
  )
}

function ChosenPayment({ offer }: { offer: Offer }) {
  const paymentOption = chosenPaymentOption(offer)
  const price = shortPrices(offer).find(({ isChosen }) => isChosen)
  if (!paymentOption || !price)
    return (
      <>
        <p className={styles.how}>No payment option chosen</p>
        <LinkButton className={styles.button} href="#paymentOptions">
          Choose how to pay
        </LinkButton>
      </>
    )
  const { upFront } = planOf(paymentOption)
  return (
    <>
      <p className={`${styles.price} ${textStyles.figures}`}>
        <span>{price.name}</span>
        <strong className={styles.total}>{price.total}</strong>
        <span className={styles.how}>
          {price.method === 'DIRECT_DEBIT'
            ? `in total: ${formatPence(upFront)} deposit, then ${price.note}`
            : `${price.note} by card`}
        </span>
      </p>
      <LinkButton className={styles.button} href="#purchase">
        Continue to buy
      </LinkButton>
    </>
  )
}
