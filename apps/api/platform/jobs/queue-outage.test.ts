import { setTimeout as pause } from 'node:timers/promises'
import { sql as words } from 'kysely'
import { expect, inject, it, vi } from 'vitest'
import { administer } from '../db/testing/test-server.ts'
import { capture, namesOf, quickQueue } from './testing/quick-queue.ts'
import { testJobs } from './testing/test-jobs.ts'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 60_000, interval: 10 })

/** A queue busy with one job, and ways to take its database away and bring it back. */
async function busyQueue(busyMs: number) {
  const { queue, store, db, events } = await quickQueue()
  const { rows } = await words<{ name: string }>`select current_database() as name`.execute(db)
  const name = rows[0]?.name
  const { connection: server } = inject('testServer')
  const tries: number[] = []
  queue.work(
    testJobs(),
    async (_job, context) => {
      tries.push(context.tries)
      await pause(busyMs)
    },
    { concurrency: 1 },
  )
  await queue.enqueue(store, [capture('a1')])
  await until(() => tries.length === 1)
  return {
    queue,
    events,
    tries,
    async goAway() {
      await administer(server, `alter database ${name} with allow_connections false`)
      await administer(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    },
    comeBack: () => administer(server, `alter database ${name} with allow_connections true`),
  }
}

it('survives a database outage while jobs run, and runs them when the database is back [F24]', async () => {
  // Still running when the database goes: its end cannot be recorded.
  const { events, tries, goAway, comeBack } = await busyQueue(500)
  await goAway()
  await pause(1_000)
  await comeBack()

  await until(() => namesOf(events).includes('job.done'))
  expect(tries).toEqual([1, 2])
  // Once each, regardless of how often it polled meanwhile; and once more for the end of the job.
  expect(namesOf(events).toSorted()).toEqual([
    'job.done',
    'job.expired',
    'queue.failed',
    'queue.failed',
    'queue.recovered',
  ])
})

it('stops even if its jobs cannot be released [F24, F25]', async () => {
  const { queue, events, goAway, comeBack } = await busyQueue(1_500)
  await goAway()
  await queue.stop(0)
  await comeBack()
  expect(namesOf(events)).toContain('queue.failed')
  expect(namesOf(events)).not.toContain('job.released')
})
