import { subscriptionBenefits } from '@milepost/domain/outcome/subscription-words'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'

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
