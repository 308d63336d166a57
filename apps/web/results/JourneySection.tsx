import { journey } from '../brands/current'
import type { Offer } from '../offer/offer'
import { Icon } from '../ui/Icon'
import { ownSection } from './own-section-words'

/** What only this line has to say (D-157). */
export function JourneySection({ results }: Pick<Offer, 'results'>) {
  const own = ownSection(journey, { deviceProvider: results.telematicsDeviceProvider })
  if (!own) return null
  return (
    <section aria-labelledby="journey-title">
      <h2 id="journey-title" className="results__title">
        {own.title}
      </h2>
      <ul className="points">
        {own.points.map((point) => (
          <li key={point} className="points__item">
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
