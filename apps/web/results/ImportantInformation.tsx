import { pack } from '../brands/pack'
import { Icon } from '../ui/Icon'
import { importantPoints } from './important-points'

/** The notice section of those who do not restart a policy (RES-04, D-157). */
export function ImportantInformation() {
  return (
    <section aria-labelledby="important-title">
      <h2 id="important-title" className="results__title">
        Important information
      </h2>
      <ul className="points">
        {importantPoints(pack.firm.name).map((point) => (
          <li key={point} className="points__item">
            <Icon name="info" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
