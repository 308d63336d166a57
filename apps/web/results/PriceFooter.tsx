import type { ReactNode } from 'react'
import type { Offer } from '../offer/offer'
import { Icon } from '../ui/Icon'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { footerPrices, priceInWords } from './footer-prices'

type PriceFooterProps = {
  offer: Offer
  /** Stands above the prices while it has something to say, as the breakdown prompt does (AON-11, D-160). */
  children?: ReactNode
}

/** Pinned to the bottom of the page: what is chosen, and what either way comes to (RES-12). */
export function PriceFooter({ offer, children }: PriceFooterProps) {
  const prices = footerPrices(offer)
  return (
    <section className="dock" aria-label="Price summary">
      {children}
      <div className="dock__bar">
        <ul className="dock__prices">
          {prices.map(({ method, name, total, note, isChosen }) => (
            <li key={method} className="dock__price" data-chosen={isChosen || undefined}>
              <span className="dock__name">
                {isChosen && <Icon name="check" />}
                {name}
                {isChosen && <VisuallyHidden> (chosen)</VisuallyHidden>}
              </span>
              <span className="dock__total figures">{total}</span>
              <span className="dock__note figures">{note}</span>
            </li>
          ))}
        </ul>
        <a className="dock__link" href="#paymentOptions">
          Ways to pay
        </a>
      </div>
      <VisuallyHidden role="status">{priceInWords(prices)}</VisuallyHidden>
    </section>
  )
}
