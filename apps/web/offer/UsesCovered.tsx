import type { VehicleUseCode } from '@milepost/domain/lists/vehicle'
import { leadsToUses, usesCovered } from '@milepost/domain/quote/uses-covered'
import { Icon } from '../ui/Icon.tsx'
import styles from './UsesCovered.module.css'

/** What the vehicle may be used for, in the certificate's wording, shown before anything is bought. */
export function UsesCovered({ use }: { use: VehicleUseCode | undefined }) {
  if (use === undefined) return null
  const { covered, excluded } = usesCovered(use)
  return (
    <div className={styles.uses}>
      <p className={styles.title}>{leadsToUses.covered}</p>
      <ul className={styles.list}>
        {covered.map((words) => (
          <li key={words} className={styles.item} data-part="uses-item">
            <Icon name="check" />
            {words}
          </li>
        ))}
      </ul>
      <p className={styles.title}>{leadsToUses.excluded}</p>
      <ul className={styles.list}>
        {excluded.map((words) => (
          <li key={words} className={`${styles.item} ${styles.itemNot}`} data-part="uses-item">
            <Icon name="cross" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
