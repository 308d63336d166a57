import { formatPence, fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { PriceChange } from '../api/pricing'
import textStyles from '../ui/text.module.css'
import styles from './PriceChangeCauses.module.css'

/** What moved a price, each with what it did to the price in full. */
export function PriceChangeCauses({ causes }: { causes: PriceChange['causes'] }) {
  return (
    <ul className={`${styles.causes} ${textStyles.figures}`}>
      {causes.map(({ title, words, amount }) => (
        <li key={`${title} ${words}`} className={styles.item}>
          <span>
            {title}
            {words && <span className={styles.words}>{words}</span>}
          </span>
          <span className={styles.amount}>{signedPence(fromPounds(amount))}</span>
        </li>
      ))}
    </ul>
  )
}

/** What something adds or takes off: "+£12.50", "−£3.00"; nothing is neither. */
export function signedPence(amount: Pence): string {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : ''
  return `${sign}${formatPence(pence(Math.abs(amount)))}`
}
