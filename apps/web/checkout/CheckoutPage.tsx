import type { ReactNode } from 'react'
import { AgreedTerms } from '../offer/AgreedTerms.tsx'
import { type Order, OrderPanel } from '../offer/OrderPanel.tsx'
import styles from './CheckoutPage.module.css'

type CheckoutPageProps = {
  heading: ReactNode
  order: Order
  /** What it costs, in the panel with the order. */
  price: ReactNode
  children: ReactNode
}

/** A page of the checkout: what is being bought and its price next to the form, or above it where there is no room (CRD-02). */
export function CheckoutPage({ heading, order, price, children }: CheckoutPageProps) {
  return (
    <div className={styles.checkout}>
      <div className={styles.heading}>{heading}</div>
      <OrderPanel order={order} className={styles.order}>
        {price}
      </OrderPanel>
      <div className={styles.form}>
        <AgreedTerms terms={order.option.agreedTerms} />
        {children}
      </div>
    </div>
  )
}
