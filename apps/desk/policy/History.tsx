import { Section } from '../pages/Section.tsx'
import { undoneWords } from '../pages/undone-words.ts'
import styles from './History.module.css'
import { historyWords, moment, type Policy } from './words.ts'

/** What happened to the policy and what staff did, newest first. */
export function History({ policy: { history } }: { policy: Policy }) {
  return (
    <Section title="History">
      <ol className={styles.list}>
        {history.map(({ at, what, who, why, outcome }) => (
          <li key={`${at} ${what}`}>
            <span className={styles.when}>{moment(at)}</span>
            <span className={styles.what}>
              {outcome && `${undoneWords[outcome]}: `}
              {historyWords(what)}
              {who !== undefined && <span className={styles.who}> by {who}</span>}
              {why !== undefined && <span className={styles.who}>: {why}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
