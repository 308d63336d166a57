import { subscriptionBenefits } from '@milepost/domain/outcome/subscription-words'
import { Icon } from '../../ui/Icon'

/** What taking it up again for thirty days gives (RST-06). */
export function RestartBenefits() {
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
    </section>
  )
}
