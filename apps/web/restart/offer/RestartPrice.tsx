import { restartPriceHeld } from '@milepost/domain/quote/restart-words'
import { formatPence } from '@milepost/domain/values/pence'
import { PriceMakeUp } from '../../kept/offer-parts/price/PriceMakeUp'
import { totalOf } from '../../kept/plan-of'
import type { Subscription } from '../../kept/subscription'

/** The total, the tax in it, the fee that is not given back, and the one way to pay it (RST-05). */
export function RestartPrice({ way }: Pick<Subscription, 'way'>) {
  return (
    <section className="subscription__price" aria-labelledby="restart-price-title">
      <h2 id="restart-price-title" className="results__title">
        Your price
      </h2>
      <div className="subscription__sums">
        <div>
          <p>
            <span className="subscription__total figures">{formatPence(totalOf(way))}</span> for 30 days
          </p>
          <p>
            <strong>Pay in full</strong>, in one payment by card. There are no instalments and no interest.
          </p>
          <p className="results__lead">{restartPriceHeld}</p>
        </div>
        <PriceMakeUp way={way} title="Payment breakdown" />
      </div>
    </section>
  )
}
