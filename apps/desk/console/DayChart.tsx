import type { ConsoleReport } from '@milepost/contract/desk/calls/console'
import { grouped } from '@milepost/domain/values/grouped'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import styles from './DayChart.module.css'
import { Change } from './figures.tsx'
import { NumberTable } from './NumberTable.tsx'

type Measure = 'visits' | 'priced' | 'bought'
type Day = ConsoleReport['days'][number]

const WIDTH = 320
const HEIGHT = 72

/** One number by day: a solid line for this period, a dashed line for the other, both aligned at their first day. */
export function DayChart({
  title,
  measure,
  report,
  compared,
}: {
  title: string
  measure: Measure
  report: ConsoleReport
  compared: ConsoleReport | undefined
}) {
  const total = (days: readonly Day[]) => days.reduce((sum, day) => sum + day[measure], 0)
  const highest = Math.max(1, ...[...report.days, ...(compared?.days ?? [])].map((day) => day[measure]))
  const best = report.days.reduce<Day | undefined>(
    (most, day) => (most === undefined || day[measure] > most[measure] ? day : most),
    undefined,
  )
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        <span>{title}</span> <strong className={styles.total}>{grouped(total(report.days))}</strong>{' '}
        <Change now={total(report.days)} before={compared && total(compared.days)} />
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line className={styles.floor} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {compared && <path className={styles.before} d={lineOf(compared.days, measure, highest)} />}
        <path className={styles.now} d={lineOf(report.days, measure, highest)} />
      </svg>
      <p className={styles.scale}>
        {best && best[measure] > 0
          ? `Most on one day: ${grouped(best[measure])}, ${longDate(best.day as LocalDate)}`
          : 'None in this period'}
      </p>
    </figure>
  )
}

function lineOf(days: readonly Day[], measure: Measure, highest: number): string {
  const step = days.length > 1 ? WIDTH / (days.length - 1) : WIDTH
  const points = days.map(
    (day, index) =>
      `${(index * step).toFixed(1)} ${(HEIGHT - 2 - (day[measure] / highest) * (HEIGHT - 6)).toFixed(1)}`,
  )
  // A single day is drawn as a level line.
  return `M${(points.length === 1 ? [...points, `${WIDTH} ${points[0]?.split(' ')[1]}`] : points).join('L')}`
}

/** The same numbers as a table, for people who cannot see the chart. */
export function DayTable({ report }: { report: ConsoleReport }) {
  return (
    <details className={styles.byDay}>
      <summary>The numbers by day</summary>
      <NumberTable
        className={styles.scroll}
        label="Numbers by day"
        caption="Visits, prices and sales by day"
        columns={['Day', 'Visits', 'Priced', 'Bought']}
        rows={report.days.toReversed().map(({ day, visits, priced, bought }) => ({
          key: day,
          name: longDate(day as LocalDate),
          numbers: [visits, priced, bought],
        }))}
      />
    </details>
  )
}
