import { giveBackWork, takeWork } from '@milepost/contract/desk/calls/queue'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Skeleton, Waiting } from '../../web/ui/Waiting.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { useStaff } from '../session/staff.ts'
import { filtersOf } from './filters.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { nameOfWork, QueueLine } from './QueueLine.tsx'
import styles from './QueuePage.module.css'
import { useQueue, type WorkLine } from './use-queue.ts'
import { WorkDialog } from './WorkDialog.tsx'

/** Answers what to do next, what we promised, and what is going wrong. */
export function QueuePage() {
  const { send } = useStaff()
  const [query] = useSearchParams()
  const { queue, load, showMore } = useQueue(useMemo(() => filtersOf(query), [query]))
  const [opened, setOpened] = useState<string>()
  const [said, setSaid] = useState<{ text: string; isBad: boolean }>({ text: '', isBad: false })
  const now = useNow()
  const lines = queue.kind === 'ready' ? queue.lines : []
  const counts = queue.kind === 'ready' ? queue.counts : undefined

  const move = useCallback(
    async (call: typeof takeWork | typeof giveBackWork, work: string, words: string) => {
      const outcome = await send(call, { body: { work } })
      if (outcome.kind === 'answered') setSaid({ text: words, isBad: false })
      else {
        const why = outcome.kind === 'refused' ? outcome.problem.message : ''
        setSaid({ text: why || 'That did not work. Try again.', isBad: true })
      }
      await load()
    },
    [send, load],
  )
  const take = (line: WorkLine) => void move(takeWork, line.id, `You have ${nameOfWork(line)}`)
  const giveBack = (line: WorkLine) => void move(giveBackWork, line.id, `${nameOfWork(line)} is given back`)

  // The key handlers read the state at the time of the key press.
  const keys = useLatest({ lines, take, giveBack, open: setOpened })
  useShortcuts(
    useMemo(() => {
      const onLine = (act: (line: WorkLine) => void) => () => {
        const line = keys.current.lines.find(({ id }) => id === focusedWork())
        if (line) act(line)
      }
      return [
        { key: 'j', does: 'Next line', act: () => focusLine(1) },
        { key: 'k', does: 'Line before', act: () => focusLine(-1) },
        { key: 'Enter', does: 'Open the line' },
        { key: 't', does: 'Take the line', act: onLine((line) => keys.current.take(line)) },
        { key: 'b', does: 'Give the line back', act: onLine((line) => keys.current.giveBack(line)) },
        { key: 'm', does: 'More to do with the line', act: onLine(({ id }) => keys.current.open(id)) },
        {
          key: '/',
          does: 'Look for a reference or policy number',
          act: () => document.querySelector<HTMLInputElement>('[data-find]')?.focus(),
        },
      ]
    }, [keys]),
  )

  const line = lines.find(({ id }) => id === opened)
  return (
    <>
      <PageTitle title={counts === undefined ? 'Queue' : `Queue (${counts.all})`}>Queue</PageTitle>
      {counts !== undefined && (
        <p className={styles.sum}>
          {counts.late > 0 && <strong className={styles.late}>{counts.late} late</strong>} {counts.mine} yours
        </p>
      )}
      <QueueFilters counts={counts} />
      <div role="status" className={said.isBad ? styles.bad : styles.said}>
        {said.text}
      </div>
      {queue.kind === 'loading' && (
        <Waiting label="Loading the queue">
          <Skeleton height={16} /> <Skeleton height={16} /> <Skeleton height={16} />
        </Waiting>
      )}
      {queue.kind === 'failed' && (
        <Notice look="bad" title="The queue could not be loaded" role="alert">
          <Button look="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </Notice>
      )}
      {queue.kind === 'ready' && lines.length === 0 && (
        <p className={styles.empty}>
          {query.size > 0 ? 'No work matches these filters.' : 'There is nothing to do.'}
        </p>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label="Work">
          {lines.map((each) => (
            <QueueLine
              key={each.id}
              line={each}
              now={now}
              take={() => take(each)}
              giveBack={() => giveBack(each)}
              more={() => setOpened(each.id)}
            />
          ))}
        </ul>
      )}
      {queue.kind === 'ready' && queue.hasMore && (
        <Button look="secondary" onClick={showMore}>
          Show more of {queue.total}
        </Button>
      )}
      {line && (
        <WorkDialog
          line={line}
          now={now}
          onClose={() => setOpened(undefined)}
          done={(text) => {
            setOpened(undefined)
            setSaid({ text, isBad: false })
            void load()
          }}
        />
      )}
    </>
  )
}

const focusedWork = () => document.activeElement?.closest<HTMLElement>('[data-work]')?.dataset['work']

/** Moves the focus from its line to the next or previous one; to the first or last line if no line has it. */
function focusLine(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const at = links.findIndex(
    (link) => link.closest<HTMLElement>('[data-work]')?.dataset['work'] === focusedWork(),
  )
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by
  links[next]?.focus()
}

const MOVES_EVERY = 20_000

/** Re-renders regularly, so that work becomes late on the page even without events. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MOVES_EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A stable object with the newest value, for callbacks that are created once. */
function useLatest<T>(value: T): { readonly current: T } {
  const [latest] = useState({ current: value })
  latest.current = value
  return latest
}
