import { supportNeeds } from '@milepost/domain/desk/notes'
import { Notice } from '../../web/ui/Notice'
import styles from './Notes.module.css'
import { at, type Case } from './words'

/** What to do for a vulnerable customer, before anything else on the page (DSK-323). */
export function Vulnerable({ found: { vulnerable } }: { found: Case }) {
  if (!vulnerable) return null
  const { needs, words, who, at: when } = vulnerable
  return (
    <Notice look="warn" title="This customer needs our support">
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>{supportNeeds[need]}</li>
        ))}
      </ul>
      <p className={styles.words}>{words}</p>
      <p className={styles.when}>
        {who}, {at(when)}
      </p>
    </Notice>
  )
}
