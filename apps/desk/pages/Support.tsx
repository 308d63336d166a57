import { type SupportNeed, supportNeeds } from '@milepost/domain/desk/notes'
import { longDate } from '@milepost/domain/values/local-date'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { Notice } from '../../web/ui/Notice.tsx'
import styles from './Support.module.css'

type Mark = { at: string; who: string; needs: readonly SupportNeed[]; words: string }

/** The support that a vulnerable customer needs, shown first on their pages (DSK-323, DSK-332). */
export function Support({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null
  const { needs, words, who, at } = mark
  const when = londonTime(new Date(at))
  return (
    <Notice look="warn" title="This customer needs our support">
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>{supportNeeds[need]}</li>
        ))}
      </ul>
      <p className={styles.words}>{words}</p>
      <p className={styles.when}>
        {who}, {longDate(when.date)}, {clockTime(when)}
      </p>
    </Notice>
  )
}
