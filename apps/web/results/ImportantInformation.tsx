import { brand } from '../brands/brand.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './results.module.css'

/** The notices for customers who are not restarting a policy (RES-04, D-157). */
export function ImportantInformation() {
  return (
    <section aria-labelledby="important-title">
      <Disclosure
        heading={{ level: 2, id: 'important-title' }}
        summary="Important information"
        note="Please read."
      >
        <ul className={styles.points}>
          {importantPoints(brand.firm.name).map((point) => (
            <li key={point} className={styles.item}>
              <Icon name="info" />
              {point}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

/**
 * What every customer must know before buying (D-157): the duty of care, the right to cancel, what is not refunded (CON-21,
 * CON-24).
 */
function importantPoints(firm: string): readonly string[] {
  return [
    'Your price and your cover depend on your answers. If one is wrong, change it before you buy: cover may be invalidated and claims rejected.',
    "You have 14 days after you buy to change your mind. We'll refund what you paid, less a charge for the days you were covered.",
    'The policy administration fee is not refunded.',
    `${firm} does not give advice on this cover. Please read the policy documents to check it meets your needs.`,
  ]
}
