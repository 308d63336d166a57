import { formatPence, fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { PriceChange } from '../api/pricing.ts'
import textStyles from '../ui/text.module.css'
import styles from './PriceChangeCauses.module.css'

/** What changed a price, each cause with its effect on the price in full. */
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

/** An addition or a reduction: "+£12.50", "−£3.00"; zero has no sign. */
export function signedPence(amount: Pence): string {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : ''
  return `${sign}${formatPence(pence(Math.abs(amount)))}`
}
