import type { Option } from '../../offer/offer'
import { Icon } from '../../ui/Icon'
import { useBenefits } from './use-benefits'

/** What is in the price, at a glance and above it (RES-03). */
export function BenefitStrip({ option }: { option: Option }) {
  const given = useBenefits(option)
  if (given.length === 0) return null
  return (
    <ul className="benefit-strip" aria-label="Included in your cover">
      {given.map(({ code, name }) => (
        <li key={code} className="benefit-strip__item">
          <Icon name="check" />
          {name}
        </li>
      ))}
    </ul>
  )
}
