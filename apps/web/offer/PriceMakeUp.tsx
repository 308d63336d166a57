import { MoneyRows } from './MoneyRows'
import type { WayToPay } from './offer'
import { priceMakeUp } from './price-make-up'

/** What a way to pay is made of, under its name. */
export function PriceMakeUp({ way, title }: { way: WayToPay; title: string }) {
  return (
    <div className="payment__details" data-way={way.paymentMethod}>
      <h3 className="payment__subtitle">{title}</h3>
      <MoneyRows isSum rows={priceMakeUp(way)} />
    </div>
  )
}
