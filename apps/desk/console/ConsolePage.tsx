import { type ConsoleReport, exportConsole, readConsole } from '@milepost/contract/desk/calls/console'
import { may } from '@milepost/domain/desk/people'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { clockTime, londonDate, londonTime } from '@milepost/domain/values/london-time'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { saveFile } from '../../web/ui/save-file.ts'
import { Skeleton, Waiting } from '../../web/ui/Waiting.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Note, Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './ConsolePage.module.css'
import { askedBy, comparedWith, type Filters, filtersIn } from './console-filters.ts'
import { DayChart, DayTable } from './DayChart.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Funnel } from './Funnel.tsx'
import { Share } from './figures.tsx'
import { Lists } from './Lists.tsx'

type Shown =
  | { kind: 'waiting' }
  | { kind: 'problem'; words: string }
  | {
      kind: 'read'
      period: ConsoleReport
      compared?: ConsoleReport | undefined
      isUnderWay: boolean
      countedAt?: string | undefined
    }

/** Where customers abandon the journey, and the cost of it: for team leads (DSK-906, DSK-908). */
export function ConsolePage() {
  const { send } = useStaff()
  const [query, setQuery] = useSearchParams()
  const [today] = useState(() => londonDate(new Date()))
  const filters = useMemo(() => filtersIn(query, today), [query, today])
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' })

  useEffect(() => {
    let isCurrent = true
    void send(readConsole, { query: { ...askedBy(filters), ...comparedWith(filters) } }).then((outcome) => {
      if (!isCurrent) return
      if (outcome.kind === 'answered') setShown({ kind: 'read', ...outcome.body })
      else setShown({ kind: 'problem', words: problemWords(outcome) })
    })
    return () => {
      isCurrent = false
    }
  }, [filters, send])

  const change = (changed: Partial<Filters>) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filters, ...changed })) if (value) next.set(name, value)
    setQuery(next, { replace: true })
  }
  return (
    <>
      <PageTitle title="Journey console">Journey console</PageTitle>
      <FilterBar filters={filters} today={today} onChange={change} />
      {shown.kind === 'waiting' && (
        <Waiting label="Counting">
          <Skeleton height={96} /> <Skeleton height={96} /> <Skeleton height={96} />
        </Waiting>
      )}
      {shown.kind === 'problem' && (
        <Notice look="bad" role="alert">
          {shown.words}
        </Notice>
      )}
      {shown.kind === 'read' && <Report {...shown} filters={filters} />}
    </>
  )
}

function Report({
  period,
  compared,
  isUnderWay,
  countedAt,
  filters,
}: Extract<Shown, { kind: 'read' }> & { filters: Filters }) {
  const { priced, bought } = period.outcomes
  return (
    <>
      <p className={styles.key}>
        <Sample look="now" /> {days(period)}
        {isUnderWay &&
          (countedAt ? `, today up to ${clockTime(londonTime(new Date(countedAt)))}` : ', today so far')}
        {compared && (
          <>
            . Before: <Sample look="before" /> {days(compared)}
          </>
        )}
      </p>
      <section className={styles.days} aria-label="By day">
        <DayChart title="Visits" measure="visits" report={period} compared={compared} />
        <DayChart title="Priced" measure="priced" report={period} compared={compared} />
        <DayChart title="Bought" measure="bought" report={period} compared={compared} />
      </section>
      <DayTable report={period} />
      <p className={styles.sold}>
        Priced to bought: <Share part={bought} of={priced} />
        {compared && (
          <>
            . Before: <Share part={compared.outcomes.bought} of={compared.outcomes.priced} />
          </>
        )}
      </p>
      <Section title="Where people stop">
        <div className={styles.funnel}>
          {period.visits === 0 ? (
            <p>No visits were counted in this period.</p>
          ) : (
            <Funnel report={period} compared={compared} />
          )}
        </div>
        <Note>
          Visits are those of browsers that allow us to count. Prices, refusals and sales are all there were.
        </Note>
      </Section>
      <Lists report={period} compared={compared} />
      <Export filters={filters} />
    </>
  )
}

function Sample({ look }: { look: 'now' | 'before' }) {
  return (
    <svg className={styles.sample} viewBox="0 0 24 6" aria-hidden="true" focusable="false">
      <line className={look === 'now' ? styles.now : styles.before} x1="0" x2="24" y1="3" y2="3" />
    </svg>
  )
}

/** The counts as a file. The data leaves the desk, so it needs a second factor and is recorded (DSK-907). */
function Export({ filters }: { filters: Filters }) {
  const { send, session } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!may(session, 'console.export')) return null
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await send(exportConsole, { body: askedBy(filters) })
    setBusy(false)
    if (outcome.kind === 'answered')
      saveFile(new Blob([outcome.body.csv], { type: 'text/csv;charset=utf-8' }), outcome.body.fileName)
    else setProblem(problemWords(outcome))
  }
  return (
    <div className={styles.export}>
      <Button look="secondary" busy={isBusy} onClick={() => void save()}>
        Save as CSV
      </Button>
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}

type Failed =
  | { kind: 'unreachable' }
  | { kind: 'refused'; problem: { message: string; errors: readonly { message: string }[] } }

function problemWords(outcome: Failed): string {
  if (outcome.kind === 'unreachable') return 'The desk cannot be reached just now. Try again in a minute.'
  const [first] = outcome.problem.errors
  return first?.message ?? outcome.problem.message
}

const days = ({ from, to }: ConsoleReport) =>
  from === to ? longDate(from as LocalDate) : `${longDate(from as LocalDate)} to ${longDate(to as LocalDate)}`
