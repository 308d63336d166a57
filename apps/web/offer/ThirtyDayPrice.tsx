import { formatPence } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import { PriceMakeUp } from './PriceMakeUp'
import { totalOf } from './plan-of'
import type { Subscription } from './subscription'

/** The price of thirty days and what it is made of, with what a page says beside it (SUB-03, RST-05). */
export function ThirtyDayPrice({ way, children }: Pick<Subscription, 'way'> & { children: ReactNode }) {
  return (
    <section aria-labelledby="thirty-day-price-title">
      <h2 id="thirty-day-price-title" className="results__title">
        Your price
      </h2>
      <div className="subscription__sums">
        <div>
          <p>
            <span className="subscription__total figures">{formatPence(totalOf(way))}</span> for 30 days
          </p>
          {children}
        </div>
        <PriceMakeUp way={way} title="Payment breakdown" />
      </div>
    </section>
  )
}
