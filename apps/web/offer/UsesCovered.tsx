import type { VehicleUseCode } from '@milepost/domain/lists/vehicle'
import { leadsToUses, usesCovered } from '@milepost/domain/quote/uses-covered'
import { Icon } from '../ui/Icon'

/** What the vehicle may be used for, in the certificate's words, before anything is bought. */
export function UsesCovered({ use }: { use: VehicleUseCode | undefined }) {
  if (use === undefined) return null
  const { covered, excluded } = usesCovered(use)
  return (
    <div className="uses">
      <p className="uses__title">{leadsToUses.covered}</p>
      <ul className="uses__list">
        {covered.map((words) => (
          <li key={words} className="uses__item">
            <Icon name="check" />
            {words}
          </li>
        ))}
      </ul>
      <p className="uses__title">{leadsToUses.excluded}</p>
      <ul className="uses__list">
        {excluded.map((words) => (
          <li key={words} className="uses__item uses__item--not">
            <Icon name="cross" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
