import { Link } from '../../web/router.tsx'
import { Note, Section } from '../pages/Section.tsx'
import styles from './PaymentsPage.module.css'

type Line = {
  key: string
  name: string
  to: string
  brand: string
  what: string
  amount: string
  when: string
}

/** Records that need attention, oldest first; each line links to its own page. */
export function LineList({ title, none, lines }: { title: string; none: string; lines: readonly Line[] }) {
  return (
    <Section title={lines.length === 0 ? title : `${title} (${lines.length})`}>
      {lines.length === 0 && <Note>{none}</Note>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ key, name, to, brand, what, amount, when }) => (
            <li key={key} className={styles.line}>
              <p className={styles.name}>
                <Link to={to}>{name}</Link>
                <span className={styles.quiet}>{brand}</span>
              </p>
              <p className={styles.what}>{what}</p>
              <p className={styles.amount}>
                {amount}
                <span className={styles.quiet}>{when}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
