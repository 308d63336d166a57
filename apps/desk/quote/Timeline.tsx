import { Section } from '../pages/Section.tsx'
import styles from './Timeline.module.css'
import { at, type Case } from './words.ts'

/** Everything that happened, customer and staff together, newest first (DSK-317). */
export function Timeline({ found: { timeline } }: { found: Case }) {
  return (
    <Section id="timeline" title="Timeline" note="UK time, newest first">
      <ol className={styles.list}>
        {timeline.map(({ at: when, side, who, what, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may happen at the same time, with the same words
          <li key={`${when} ${index}`} className={styles.line} data-side={side}>
            <p className={styles.when}>
              <time dateTime={when}>{at(when)}</time> <span className={styles.who}>{who}</span>
            </p>
            <p>{what}</p>
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
