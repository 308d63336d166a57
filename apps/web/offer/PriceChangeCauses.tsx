import { fromPounds } from '@milepost/domain/values/pence'
import type { PriceChange } from '../api/get-price-receipt'
import { signedPence } from './signed-pence'

/** What moved a price, each with what it did to the price in full. */
export function Causes({ causes }: { causes: PriceChange['causes'] }) {
  return (
    <ul className="causes figures">
      {causes.map(({ title, words, amount }) => (
        <li key={`${title} ${words}`} className="causes__item">
          <span>
            {title}
            {words && <span className="causes__words">{words}</span>}
          </span>
          <span className="causes__amount">{signedPence(fromPounds(amount))}</span>
        </li>
      ))}
    </ul>
  )
}
