import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { waitsWithin } from './periodic.ts'
import { namesOf, quickQueue } from './testing/quick-queue.ts'
import { testJobs } from './testing/test-jobs.ts'

const nothing = async () => {}
const clock = () => new Date()
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 60_000, interval: 10 })

it('runs once in each period, regardless of the number of processes [K7]', async () => {
  const { queue, another, db } = await quickQueue()
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const periodic = [{ name: 'mop-up', everySeconds: 1, leaseSeconds: 5, run }]
  const queues = [queue, await another(), await another()]
  for (const each of queues)
    each.work(testJobs(), nothing, { concurrency: 2, scheduled: { periodic, clock } })
  await pause(3_500)
  await Promise.all(queues.map((each) => each.stop()))

  const { rows } = await sql`select once_key from milepost.job where state = 'done'`.execute(db)
  expect(runs).toBe(rows.length)
  expect(runs).toBeGreaterThanOrEqual(3)
  expect(runs).toBeLessThanOrEqual(5)
})

it('runs a daily job once, and retries it when it fails [K9]', async () => {
  const { queue, events, db } = await quickQueue()
  let runs = 0
  const nightly = {
    name: 'nightly',
    everySeconds: 86_400,
    leaseSeconds: 60,
    run: async () => {
      runs += 1
      throw new Error('Broken')
    },
  }
  queue.work(testJobs(), nothing, { concurrency: 1, scheduled: { periodic: [nightly], clock } })
  await until(() => namesOf(events).includes('job.failed'))
  await pause(300)
  expect(runs).toBe(1)
  const { rows } = await sql`select state, run_at > now() as later from milepost.job`.execute(db)
  expect(rows).toEqual([{ state: 'waiting', later: true }])
  // Periodic jobs are not listed among the dead jobs.
  expect(await queue.deadJobs()).toEqual([])
})

it('deletes the jobs of past periods', async () => {
  const { queue, db } = await quickQueue()
  await sql`
    insert into milepost.job (name, data, state, ended_at)
    select 'periodic', '{}', 'done', now() - days * interval '1 day' from generate_series(1, 3) as days`.execute(
    db,
  )
  const periodic = [{ name: 'mop-up', everySeconds: 60, leaseSeconds: 5, run: async () => {} }]
  queue.work(testJobs(), nothing, { concurrency: 1, scheduled: { periodic, clock } })
  await until(async () => {
    const { rows } = await sql`select 1 from milepost.job where data = '{}'`.execute(db)
    return rows.length === 1
  })
})

it('refuses a period longer than a day', async () => {
  const { queue } = await quickQueue()
  const weekly = { name: 'weekly', everySeconds: 7 * 86_400, leaseSeconds: 5, run: async () => {} }
  expect(() =>
    queue.work(testJobs(), nothing, { concurrency: 1, scheduled: { periodic: [weekly], clock } }),
  ).toThrow(RangeError)
})

it('retries a daily job on the same day, until the day is nearly over [K9]', () => {
  const hours = waitsWithin(86_400).reduce((sum, wait) => sum + wait, 0) / 3_600
  expect(hours).toBeGreaterThan(15)
  expect(hours * 1.2).toBeLessThan(24)
  // A job that runs every minute is not retried into the next minute.
  expect(waitsWithin(60)).toEqual([20, 20])
})
