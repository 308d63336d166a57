import type { Reply } from '@milepost/contract/call'
import { listWork, watchWork } from '@milepost/contract/desk/calls/queue'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from '../session/staff.ts'
import type { QueueFilters } from './filters.ts'

export type WorkPage = Extract<Reply<typeof listWork>, { status: 200 }>['body']
export type WorkLine = WorkPage['work'][number]

export type Queue =
  | { kind: 'loading' | 'failed' }
  | { kind: 'ready'; lines: readonly WorkLine[]; total: number; counts: WorkPage['counts']; hasMore: boolean }

/** The interval of requests for the queue when no events arrive. */
const ASKED_EVERY = 30_000

/** The lines of the queue, updated without reloading the page (DSK-207). */
export function useQueue(filters: QueueFilters) {
  const { send } = useStaff()
  const [queue, setQueue] = useState<Queue>({ kind: 'loading' })
  const [pages, setPages] = useState(1)
  // The newest values, for callbacks that are called by events.
  const latest = useRef({ send, filters, pages })
  latest.current = { send, filters, pages }
  const asked = useRef(0)

  const load = useCallback(async () => {
    const mine = ++asked.current
    const { send: ask, filters: wanted, pages: most } = latest.current
    const lines: WorkLine[] = []
    let after: string | undefined
    for (let page = 0; page < most; page += 1) {
      const outcome = await ask(listWork, { query: { ...wanted, after } })
      // Only the latest request counts, because the filters may have changed.
      if (mine !== asked.current) return
      if (outcome.kind !== 'answered') {
        setQueue((before) => (before.kind === 'ready' ? before : { kind: 'failed' }))
        return
      }
      const { work, total, counts } = outcome.body
      lines.push(...work)
      after = outcome.body.after
      if (after === undefined || page === most - 1)
        setQueue({ kind: 'ready', lines, total, counts, hasMore: after !== undefined })
      if (after === undefined) return
    }
  }, [])

  const key = JSON.stringify(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again when the filters or the pages change
  useEffect(() => void load(), [key, pages, load])
  useEffect(() => listen(() => void load()), [load])

  return { queue, load, showMore: useCallback(() => setPages((before) => before + 1), []) }
}

/** Calls back on every change. The next request finds out whether the session has ended. */
function listen(changed: () => void): () => void {
  const timer = setInterval(changed, ASKED_EVERY)
  if (typeof EventSource === 'undefined') return () => clearInterval(timer)
  const events = new EventSource(watchWork.path)
  events.addEventListener('counts', changed)
  events.addEventListener('ended', () => {
    events.close()
    changed()
  })
  return () => {
    clearInterval(timer)
    events.close()
  }
}
