import type { ConsoleReport } from '@milepost/contract/desk/calls/console'
import { grouped } from '@milepost/domain/values/grouped'
import { stepTitle } from '@milepost/domain/visit/visit-events'
import styles from './Funnel.module.css'
import { duration, Share } from './figures.tsx'
import shared from './tables.module.css'

/**
 * A bar for each step, as long as the share of visits that reached it, with the other period's bar below. It is a table, so people who
 * cannot see the bars can read the numbers.
 */
export function Funnel({ report, compared }: { report: ConsoleReport; compared: ConsoleReport | undefined }) {
  const widest = (of: ConsoleReport) => Math.max(1, ...of.funnel.map(({ reached }) => reached))
  const before = (step: string) => compared?.funnel.find((row) => row.step === step)?.reached ?? 0
  return (
    <table className={`${shared.table} ${styles.funnel}`}>
      <caption className={styles.caption}>Visits by the steps they reached</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Reached</th>
          <th scope="col">Went on</th>
          <th scope="col">Stopped here</th>
          <th scope="col">Met an error</th>
          <th scope="col">Time, half within</th>
        </tr>
      </thead>
      <tbody>
        {report.funnel.map((row) => (
          <tr key={row.step}>
            <th scope="row">{stepTitle(row.step)}</th>
            <td data-label="Reached" data-part="bars">
              <div className={styles.bars}>
                <Bars
                  now={row.reached / widest(report)}
                  before={compared && before(row.step) / widest(compared)}
                />
                <span className={styles.reached}>{grouped(row.reached)}</span>
                {compared && <span className={styles.before}>was {grouped(before(row.step))}</span>}
              </div>
            </td>
            <td data-label="Went on">
              {row.step === 'thankYou' ? '' : <Share part={row.reached - row.stopped} of={row.reached} />}
            </td>
            <td data-label="Stopped here">{row.step === 'thankYou' ? '' : grouped(row.stopped)}</td>
            <td data-label="Met an error">{grouped(row.erred)}</td>
            <td data-label="Time, half within">
              {duration(row.halfWithinSeconds)}
              {row.nineOfTenWithinSeconds !== undefined && (
                <span className={styles.before}> nine of ten {duration(row.nineOfTenWithinSeconds)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WIDTH = 200

/** Solid for this period, an outline for the other, so that they differ by more than colour. */
function Bars({ now, before }: { now: number; before: number | undefined }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.now} x="0" y="1" width={now * WIDTH} height="12" />
      {before !== undefined && before > 0 && (
        <rect className={styles.outline} x="0.5" y="15" width={before * (WIDTH - 1)} height="5" />
      )}
    </svg>
  )
}
