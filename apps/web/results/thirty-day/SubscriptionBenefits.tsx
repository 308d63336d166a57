import { subscriptionBenefits } from '@milepost/domain/outcome/subscription-words'
import type { Option } from '../../kept/offer'
import { Icon } from '../../ui/Icon'
import { CoverBenefits } from '../benefits/CoverBenefits'

/** What buying for thirty days gives, and what the cover itself gives (SUB-03). */
export function SubscriptionBenefits({ option }: { option: Option }) {
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
      <h3 className="subscription__subtitle">What your cover gives</h3>
      <CoverBenefits option={option} />
    </section>
  )
}
