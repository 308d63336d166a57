import { subscriptionBenefits } from '@milepost/domain/renewal/subscription-words'
import { formatPence } from '@milepost/domain/values/pence'
import type { ReactNode } from 'react'
import { journey } from '../brands/current.ts'
import { CopyText } from '../ui/CopyText.tsx'
import { Icon } from '../ui/Icon.tsx'
import textStyles from '../ui/text.module.css'
import benefitsStyles from './benefits.module.css'
import { PriceMakeUp } from './PriceMakeUp.tsx'
import { totalOf } from './payment-plan.ts'
import pricedPageStyles from './priced-page.module.css'
import type { Subscription } from './subscription.ts'
import styles from './ThirtyDayOffer.module.css'

/** The thirty-day price and its parts, with the page's own text next to it (SUB-03, RST-05). */
export function ThirtyDayPrice({
  paymentOption,
  children,
}: Pick<Subscription, 'paymentOption'> & { children: ReactNode }) {
  return (
    <section aria-labelledby="thirty-day-price-title">
      <h2 id="thirty-day-price-title" className={pricedPageStyles.title}>
        Your price
      </h2>
      <div className={styles.sums}>
        <div>
          <p>
            <span className={`${styles.total} ${textStyles.figures}`} data-part="subscription-total">
              {formatPence(totalOf(paymentOption))}
            </span>{' '}
            for 30 days
          </p>
          {children}
        </div>
        <PriceMakeUp paymentOption={paymentOption} title="Payment breakdown" />
      </div>
    </section>
  )
}

/** The start of every thirty-day offer: its reference, how long it is valid and who insures it (SUB-03, RST-05). */
export function OfferDetails({ reference }: { reference: string }) {
  return (
    <dl className={pricedPageStyles.facts}>
      <div className={pricedPageStyles.fact}>
        <dt className={pricedPageStyles.factName}>Reference</dt>
        <dd className={pricedPageStyles.factWords}>
          <CopyText text={reference} name="quote reference" />
        </dd>
      </div>
      <div className={pricedPageStyles.fact}>
        <dt className={pricedPageStyles.factName}>Price held until</dt>
        <dd className={pricedPageStyles.factWords}>midnight tonight</dd>
      </div>
      <div className={pricedPageStyles.fact}>
        <dt className={pricedPageStyles.factName}>Insurer</dt>
        <dd className={pricedPageStyles.factWords}>{journey.insurer}</dd>
      </div>
    </dl>
  )
}

/** The benefits of buying thirty days, and the page's own text about them (SUB-03, RST-06). */
export function SubscriptionBenefits({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={pricedPageStyles.title}>
        Benefits
      </h2>
      <ul className={benefitsStyles.benefits} data-part="benefits-list">
        {subscriptionBenefits.map(({ name, words }) => (
          <li key={name} className={benefitsStyles.item}>
            <Icon name="check" />
            <span>
              <strong>{name}</strong> <span className={benefitsStyles.words}>{words}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
