import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { handlers } from './testing/handlers'
import { namesOf, quickQueue } from './testing/quick-queue'

const nothing = handlers(async () => {})
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 10_000, interval: 10 })

it('runs once in each period, however many processes there are [K7]', async () => {
  const { queue, another, sql } = await quickQueue()
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const periodic = [{ name: 'mop-up', everySeconds: 1, leaseSeconds: 5, run }]
  const queues = [queue, await another(), await another()]
  for (const each of queues) each.work(nothing, { concurrency: 2, periodic })
  await pause(3_500)
  await Promise.all(queues.map((each) => each.stop()))

  const { rows } = await sql.executeSql(
    `select distinct singleton_on from milepost_jobs.job where state = 'completed'`,
  )
  expect(runs).toBe(rows.length)
  expect(runs).toBeGreaterThanOrEqual(3)
  expect(runs).toBeLessThanOrEqual(5)
})

it('runs a daily one once, and has it tried again when it fails [K9]', async () => {
  const { queue, events, sql } = await quickQueue()
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
  queue.work(nothing, { concurrency: 1, periodic: [nightly] })
  await until(() => namesOf(events).includes('job.failed'))
  await pause(300)
  expect(runs).toBe(1)
  const { rows } = await sql.executeSql('select state, start_after > now() as later from milepost_jobs.job')
  expect(rows).toEqual([{ state: 'retry', later: true }])
  // A dead letter is of a job that somebody waits for.
  expect(await queue.deadLetters()).toEqual([])
})

it('forgets the periods that are over', async () => {
  const { queue, sql } = await quickQueue()
  await sql.executeSql(`
    insert into milepost_jobs.job (name, data, state, completed_on)
    select 'periodic', '{}', 'completed', now() - days * interval '1 day' from generate_series(1, 3) as days`)
  const periodic = [{ name: 'mop-up', everySeconds: 60, leaseSeconds: 5, run: async () => {} }]
  queue.work(nothing, { concurrency: 1, periodic })
  await until(async () => {
    const { rows } = await sql.executeSql(`select 1 from milepost_jobs.job where data = '{}'`)
    return rows.length === 1
  })
})

it('knows no period longer than a day', async () => {
  const { queue } = await quickQueue()
  const weekly = { name: 'weekly', everySeconds: 7 * 86_400, leaseSeconds: 5, run: async () => {} }
  expect(() => queue.work(nothing, { concurrency: 1, periodic: [weekly] })).toThrow(RangeError)
})
