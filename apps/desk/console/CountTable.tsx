import { grouped } from '@milepost/domain/values/grouped'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { Section } from '../pages/Section.tsx'
import styles from './CountTable.module.css'
import { percent } from './figures.tsx'
import shared from './tables.module.css'

export type CountLine = {
  key: string
  words: string
  detail?: string
  count: number
  before?: number | undefined
}

/** Largest first, each with a bar and its share of the total. An empty list shows a message. */
export function CountTable({
  title,
  what,
  lines,
  of,
  empty,
}: {
  title: string
  /** The name of the counted things: "visits", "quotes". */
  what: string
  lines: readonly CountLine[]
  /** The total that the shares refer to. */
  of: number
  empty: string
}) {
  const highest = Math.max(1, ...lines.map(({ count }) => count))
  const isCompared = lines.some(({ before }) => before !== undefined)
  return (
    <Section title={title}>
      {lines.length === 0 ? (
        <p className={shared.empty}>{empty}</p>
      ) : (
        <table className={shared.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={shared.number}>
                {what}
              </th>
              <th scope="col" className={shared.number}>
                Part
              </th>
              {isCompared && (
                <th scope="col" className={shared.number}>
                  Was
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, words, detail, count, before }) => (
              <tr key={key}>
                <th scope="row">
                  {words}
                  {detail && <span className={styles.detail}>{detail}</span>}
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 3"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect x="0" y="0" width={(count / highest) * 100} height="3" />
                  </svg>
                </th>
                <td className={shared.number}>{grouped(count)}</td>
                <td className={shared.number}>{percent(count, of)}</td>
                {isCompared && <td className={shared.number}>{grouped(before ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
