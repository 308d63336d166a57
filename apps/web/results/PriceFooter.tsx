import { type ReactNode, useEffect, useState } from 'react'
import { useIsWide } from '../frame/is-wide.ts'
import type { Offer } from '../offer/offer.ts'
import { type ShortPrice, shortPrices } from '../offer/prices.ts'
import { LinkButton } from '../ui/Button.tsx'
import textStyles from '../ui/text.module.css'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PriceFooter.module.css'

type PriceFooterProps = {
  offer: Offer
  /** Shown above the price, for example the breakdown prompt (AON-11, D-261). */
  children?: ReactNode
}

/**
 * Pinned to the bottom while the prices are not on the screen: the chosen one, and the link to the purchase form (RES-12, D-261). From 1200
 * px the order summary next to the page does that, and only the prompt is pinned.
 */
export function PriceFooter({ offer, children }: PriceFooterProps) {
  const isWide = useIsWide()
  const isDue = useDockDue()
  const prices = shortPrices(offer)
  return (
    <>
      {isWide && <div className={styles.dock}>{children}</div>}
      {!isWide && isDue && (
        <section className={`${styles.dock} ${styles.priced}`} data-part="dock" aria-label="Price summary">
          {children}
          <div className={styles.bar}>
            <ChosenPrice prices={prices} />
          </div>
        </section>
      )}
      <VisuallyHidden role="status">{priceInWords(prices)}</VisuallyHidden>
    </>
  )
}

/** Without a choice there is nothing to continue with, so it leads back to the payment options (BUY-07). */
function ChosenPrice({ prices }: { prices: readonly ShortPrice[] }) {
  const chosen = prices.find(({ isChosen }) => isChosen)
  if (!chosen)
    return (
      <>
        <p className={styles.price}>No payment option chosen</p>
        <LinkButton className={styles.button} href="#paymentOptions">
          Choose how to pay
        </LinkButton>
      </>
    )
  return (
    <>
      <p className={`${styles.price} ${textStyles.figures}`} data-part="dock-price">
        <span className={styles.note}>{chosen.name}</span>
        <span className={`${styles.total} ${textStyles.money}`} data-part="dock-total">
          {chosen.total}
        </span>
        <span className={styles.note}>{chosen.note}</span>
      </p>
      <LinkButton className={styles.button} href="#purchase">
        Continue to buy
      </LinkButton>
    </>
  )
}

/**
 * True once the prices have left the screen, until the end of the purchase form is reached: there its own button is on the screen, and the
 * pinned link is not needed.
 */
function useDockDue(): boolean {
  const [areTilesSeen, setTilesSeen] = useState(true)
  const [isEndReached, setEndReached] = useState(false)
  useEffect(() => {
    const tiles = document.querySelector('[data-part="ways"]')
    const end = document.querySelector('[data-part="purchase-end"]')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (target === tiles) setTilesSeen(isIntersecting)
          if (target === end) setEndReached(isIntersecting || boundingClientRect.top < 0)
        }
        // What is under the pinned header is not seen.
      },
      { rootMargin: '-56px 0px 0px' },
    )
    for (const place of [tiles, end]) if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return !areTilesSeen && !isEndReached
}

/** The price as announced whenever it changes, with the payment option or an extra. */
export function priceInWords(prices: readonly ShortPrice[]): string {
  const chosen = prices.find(({ isChosen }) => isChosen)
  return chosen
    ? `${chosen.name}: ${chosen.total} in total, ${chosen.note}.`
    : `No payment option is chosen. ${prices.map(({ name, total }) => `${name}: ${total} in total`).join('. ')}.`
}
