import { readAudit } from '@milepost/contract/desk/calls/audit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './AuditPage.module.css'
import { type Entry, EntryList } from './EntryList.tsx'
import { ExportTrail } from './ExportTrail.tsx'
import { FilterForm } from './FilterForm.tsx'
import { type Filter, filterIn, queryOf } from './filter.ts'
import { VerifyTrail } from './VerifyTrail.tsx'

type State =
  | { kind: 'reading' }
  | { kind: 'failed'; message: string }
  | { kind: 'read'; entries: readonly Entry[]; next: number | undefined; isReadingMore: boolean }

/**
 * Who read or did what: the history of a record, or one person's day (DSK-801). The filters are in the address, so that it can be shared.
 */
export function AuditPage() {
  const { send } = useStaff()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ kind: 'reading' })
  const latest = useRef(0)

  const read = useCallback(
    async (filter: Filter, before?: number) => {
      if (before === undefined) latest.current += 1
      const turn = latest.current
      if (before === undefined) setState({ kind: 'reading' })
      else setState((now) => (now.kind === 'read' ? { ...now, isReadingMore: true } : now))
      const outcome = await send(readAudit, { body: { ...filter, ...(before !== undefined && { before }) } })
      if (turn !== latest.current) return
      if (outcome.kind !== 'answered') {
        const message =
          outcome.kind === 'refused'
            ? (outcome.problem.errors[0]?.message ?? outcome.problem.message)
            : 'Check your connection, then try again.'
        return setState({ kind: 'failed', message })
      }
      const { entries, next } = outcome.body
      setState((now) => ({
        kind: 'read',
        entries: before !== undefined && now.kind === 'read' ? [...now.entries, ...entries] : entries,
        next,
        isReadingMore: false,
      }))
    },
    [send],
  )
  useEffect(() => void read(filterIn(search)), [read, search])

  const filter = filterIn(search)
  return (
    <>
      <PageTitle title="Audit">Audit</PageTitle>
      <FilterForm
        key={search}
        filter={filter}
        onFilter={(next) => {
          if (queryOf(next) === queryOf(filter)) void read(next)
          else navigate({ pathname, search: queryOf(next) })
        }}
      />
      <div className={styles.tools}>
        <VerifyTrail />
        <ExportTrail filter={filter} />
      </div>
      <Outcome
        state={state}
        onMore={(before) => void read(filter, before)}
        onAgain={() => void read(filter)}
      />
    </>
  )
}

type OutcomeProps = { state: State; onMore: (before: number) => void; onAgain: () => void }

function Outcome({ state, onMore, onAgain }: OutcomeProps) {
  if (state.kind === 'reading') return <Waiting label="Reading the audit trail">{null}</Waiting>
  if (state.kind === 'failed')
    return (
      <Notice look="bad" role="alert" title="The audit trail could not be read">
        <p>{state.message}</p>
        <Button look="secondary" onClick={onAgain}>
          Try again
        </Button>
      </Notice>
    )
  const { entries, next, isReadingMore } = state
  if (entries.length === 0)
    return (
      <Notice title="Nothing is on record">
        For your brands there is no entry like this. Leave out a filter, or take a longer period.
      </Notice>
    )
  return (
    <>
      <EntryList entries={entries} />
      {next !== undefined && (
        <Button look="secondary" busy={isReadingMore} busyLabel="Reading" onClick={() => onMore(next)}>
          Show older
        </Button>
      )}
    </>
  )
}
