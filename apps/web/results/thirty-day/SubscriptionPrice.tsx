import { subscriptionYearInWords } from '@milepost/domain/outcome/subscription-words'
import { subscriptionYear } from '@milepost/domain/outcome/subscription-year'
import { formatPence } from '@milepost/domain/values/pence'
import { useOffer } from '../../kept/offer'
import { PriceMakeUp } from '../../kept/offer-parts/price/PriceMakeUp'
import { totalOf } from '../../kept/plan-of'
import type { Subscription } from '../../kept/subscription'

/** The price, what it is made of, and what it comes to over a year (SUB-03). */
export function SubscriptionPrice({ way }: Pick<Subscription, 'way'>) {
  const inFull = useOffer()?.inFull
  const [cost, comparison] = subscriptionYearInWords(
    subscriptionYear(totalOf(way), inFull && totalOf(inFull)),
  )
  return (
    <section className="subscription__price" aria-labelledby="subscription-price-title">
      <h2 id="subscription-price-title" className="results__title">
        Your price
      </h2>
      <div className="subscription__sums">
        <div>
          <p>
            <span className="subscription__total figures">{formatPence(totalOf(way))}</span> for 30 days
          </p>
          <p className="results__lead">One payment by card.</p>
          <p className="figures">{cost}</p>
          {comparison && (
            <p className="figures">
              <strong>{comparison}</strong>
            </p>
          )}
        </div>
        <PriceMakeUp way={way} title="Payment breakdown" />
      </div>
    </section>
  )
}
