import type { WayToPay } from '../../kept/offer'
import { priceMakeUp } from './price-make-up'

/** A sum as it is written: each part of a price under the other, the total under the line. */
export function PriceMakeUp({ way, title }: { way: WayToPay; title: string }) {
  return (
    <div className="payment__details" data-way={way.paymentMethod}>
      <h3 className="payment__subtitle">{title}</h3>
      <dl className="money money--sum">
        {priceMakeUp(way).map(({ name, note, amount }) => (
          <div key={name} className="money__row">
            <dt>
              {name}
              {note && <span className="money__note">{note}</span>}
            </dt>
            <dd className="money__amount figures">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
