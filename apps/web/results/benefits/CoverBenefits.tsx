import type { Option } from '../../offer/offer'
import { Icon } from '../../ui/Icon'
import { benefitIcons } from './benefits-of'
import { useBenefits } from './use-benefits'

/** What the money buys, with its limits (CON-33 to CON-41). */
export function CoverBenefits({ option }: { option: Option }) {
  return (
    <ul className="benefits-list">
      {useBenefits(option).map(({ code, name, words }) => (
        <li key={code} className="benefits-list__item">
          <Icon name={benefitIcons[code]} />
          <span>
            <strong>{name}</strong> <span className="benefits-list__words">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
