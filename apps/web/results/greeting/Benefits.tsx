import { journey } from '../../brands/current'
import type { Option } from '../../kept/offer'
import { useQuote } from '../../kept/quote-state'
import { Icon } from '../../ui/Icon'
import { benefitIcons, benefitsOf } from './benefits-of'

/** What the money buys, before the price is talked about (RES-03). */
export function Benefits({ option }: { option: Option }) {
  const level = useQuote((state) => state.answers.coverDetails.levelOfCover)
  if (level === undefined) return null
  return (
    <section className="benefits-strip" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="benefits-strip__title">
        What your cover includes
      </h2>
      <ul className="benefits-strip__list">
        {benefitsOf(journey, level, option).map(({ code, name, words }) => (
          <li key={code} className="benefits-strip__item">
            <Icon name={benefitIcons[code]} />
            <span>
              <strong>{name}</strong> <span className="benefits-strip__words">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
