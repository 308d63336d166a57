import { subscriptionBenefits } from '@milepost/domain/renewal/subscription-words'
import { formatPence } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import { journey } from '../brands/current'
import { CopyText } from '../ui/CopyText'
import { Icon } from '../ui/Icon'
import { PriceMakeUp } from './PriceMakeUp'
import { totalOf } from './payment-plan'
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

/** What every offer of thirty days begins with: its name, how long it stands and who insures it (SUB-03, RST-05). */
export function OfferDetails({ reference }: { reference: string }) {
  return (
    <dl className="greeting__facts">
      <div className="greeting__fact">
        <dt className="greeting__name">Reference</dt>
        <dd className="greeting__words">
          <CopyText text={reference} name="quote reference" />
        </dd>
      </div>
      <div className="greeting__fact">
        <dt className="greeting__name">Price held until</dt>
        <dd className="greeting__words">midnight tonight</dd>
      </div>
      <div className="greeting__fact">
        <dt className="greeting__name">Insurer</dt>
        <dd className="greeting__words">{journey.insurer}</dd>
      </div>
    </dl>
  )
}

/** What buying for thirty days gives, and what else a page says of it (SUB-03, RST-06). */
export function SubscriptionBenefits({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="results__title">
        Benefits
      </h2>
      <ul className="benefits-list">
        {subscriptionBenefits.map(({ name, words }) => (
          <li key={name} className="benefits-list__item">
            <Icon name="check" />
            <span>
              <strong>{name}</strong> <span className="benefits-list__words">{words}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
