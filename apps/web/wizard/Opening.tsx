import { inSentence } from '@milepost/domain/journeys/product-name'
import { Artwork } from '../brands/Artwork.tsx'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import { PageHeading } from '../frame/PageHeading.tsx'
import styles from './Opening.module.css'

/**
 * What is sold and what is needed for a price, with the brand's large picture. The brand's composition decides where each part is: the
 * frame names it in data-opening.
 */
export function Opening() {
  const { heading, lead, promise, figures } = brand.firstScreen
  return (
    <div className={styles.opening} data-part="opening">
      <div className={styles.ground}>
        <Artwork brand={journey.brand} picture="scene" />
      </div>
      <PageHeading lead={lead}>{heading(inSentence(journey.name))}</PageHeading>
      <p className={styles.promise}>{promise}</p>
      {figures && (
        <ul className={styles.figures}>
          {figures.map(({ figure, words }) => (
            <li key={figure} className={styles.figure}>
              <strong>{figure}</strong> <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
