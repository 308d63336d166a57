import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Job } from './ports.ts'
import { jobStore } from './store.ts'
import { capture, documents, namesOf, quickQueue } from './testing/quick-queue.ts'
import { type Does, testJobs } from './testing/test-jobs.ts'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 60_000, interval: 10 })

it('stores no job of a transaction that is rolled back, and every job of one that is committed [K5]', async () => {
  const { db, queue } = await quickQueue()
  const inTransaction = (fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      await queue.enqueue(jobStore(transaction), [capture('a1'), documents('A-1')])
      if (fails) throw new Error('Changed my mind')
    })
  await expect(inTransaction(true)).rejects.toThrow('Changed my mind')
  expect([...(await queue.openJobs()).values()].every((jobs) => jobs === 0)).toBe(true)

  await inTransaction(false)
  const open = await queue.openJobs()
  expect([open.get('capture'), open.get('documents'), open.get('mandate')]).toEqual([1, 1, 0])
})

it('runs each job once, with two workers and many jobs [K5]', async () => {
  const { queue, another, store } = await quickQueue()
  const second = await another()
  const done: string[] = []
  const by = new Set<string>()
  const doing =
    (who: string): Does =>
    async (job) => {
      by.add(who)
      await pause(5)
      done.push(JSON.stringify(job))
    }
  const jobs = Array.from({ length: 60 }, (_, place) => capture(`attempt-${place}`))
  await queue.enqueue(store, jobs)
  queue.work(testJobs(), doing('first'), { concurrency: 4 })
  second.work(testJobs(), doing('second'), { concurrency: 4 })

  await until(() => done.length >= jobs.length)
  await pause(200)
  expect(done.toSorted()).toEqual(jobs.map((job) => JSON.stringify(job)).toSorted())
  expect(by).toEqual(new Set(['first', 'second']))
  expect((await queue.openJobs()).get('capture')).toBe(0)
})

it('runs many jobs simultaneously without a Node warning in the log [F23]', async () => {
  const warnings: Error[] = []
  const hear = (warning: Error) => void warnings.push(warning)
  process.on('warning', hear)
  onTestFinished(() => void process.off('warning', hear))
  const { queue, store } = await quickQueue()
  const jobs = Array.from({ length: 12 }, (_, place) => capture(`attempt-${place}`))
  let begun = 0
  await queue.enqueue(store, jobs)
  queue.work(
    testJobs(),
    async () => {
      begun += 1
      await until(() => begun === jobs.length)
    },
    { concurrency: jobs.length },
  )
  await until(async () => (await queue.openJobs()).get('capture') === 0)
  expect(warnings).toEqual([])
})

it('retries a job that throws, and stores it as dead when all tries have failed [F23]', async () => {
  const { queue, store, events, db } = await quickQueue()
  const tries: [number, boolean][] = []
  queue.work(
    testJobs(),
    async (_job, { tries: nth, isLastTry }) => {
      tries.push([nth, isLastTry])
      throw new RangeError('Pat Lee, AB1 2CD')
    },
    { concurrency: 1 },
  )
  await queue.enqueue(store, [documents('A-77')])

  await until(() => namesOf(events).includes('job.dead'))
  expect(tries).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  expect(namesOf(events)).toEqual(['job.failed', 'job.failed', 'job.failed', 'job.dead'])
  expect(events[0]).toMatchObject({ job: 'documents', tries: 1, kind: 'RangeError' })
  expect((await queue.openJobs()).get('documents')).toBe(0)
  const dead = await queue.deadJobs()
  expect(dead).toHaveLength(1)
  expect(dead[0]).toMatchObject({ name: 'documents', data: { tenant: 'A', policyNumber: 'A-77' } })

  // Values quoted by an error stay out of the log and the tables [T7].
  const { rows } = await sql`select data, error from milepost.job`.execute(db)
  expect(JSON.stringify([rows, events])).not.toMatch(/Pat Lee|AB1/)
})

it('gives a dead job one more try on request', async () => {
  const { queue, store, events } = await quickQueue()
  let isBroken = true
  queue.work(
    testJobs(),
    async () => {
      if (isBroken) throw new Error('Broken')
    },
    { concurrency: 1 },
  )
  await queue.enqueue(store, [capture('a1')])
  await until(() => namesOf(events).includes('job.dead'))

  isBroken = false
  const [dead] = await queue.deadJobs()
  if (!dead) throw new Error('Nothing is dead')
  await queue.revive(dead)
  queue.poke()
  await until(() => namesOf(events).includes('job.done'))
  expect(await queue.deadJobs()).toEqual([])
})

it('starts immediately when poked, long before the next poll', async () => {
  const { queue, store } = await quickQueue({ pace: { leaseSeconds: 60, pollMs: 60_000, sweepMs: 60_000 } })
  const done: string[] = []
  queue.work(testJobs(), async ({ name }) => void done.push(name), { concurrency: 1 })
  await pause(100)
  await queue.enqueue(store, [capture('a1')])
  queue.poke()
  await until(() => done.length === 1)
})

it('does not delay other jobs when the jobs of one name hang', async () => {
  const { queue, store } = await quickQueue()
  const done: string[] = []
  queue.work(
    testJobs(),
    async ({ name }) => {
      if (name === 'policy-mail') await pause(1_000)
      done.push(name)
    },
    { concurrency: 2 },
  )
  const email = (number: number): Job => ({
    name: 'policy-mail',
    data: { tenant: 'A', policyNumber: `A-${number}` },
  })
  await queue.enqueue(store, [1, 2, 3, 4].map(email))
  await queue.enqueue(store, [capture('a1')])
  await until(() => done.length > 0)
  expect(done).toEqual(['capture'])
})

it('lists the unfinished jobs of a policy [K9]', async () => {
  const { queue, store } = await quickQueue()
  await queue.enqueue(store, [
    documents('A-1'),
    { name: 'mandate', data: { tenant: 'A', policyNumber: 'A-1' } },
    { name: 'documents', data: { tenant: 'F', policyNumber: 'F-9' } },
  ])
  expect(await queue.openJobsOf({ tenant: 'A', policyNumber: 'A-1' })).toEqual(['documents', 'mandate'])
  expect(await queue.openJobsOf({ tenant: 'B', policyNumber: 'A-1' })).toEqual([])

  let done = 0
  queue.work(
    testJobs(),
    async () => {
      done += 1
    },
    { concurrency: 1 },
  )
  await until(() => done === 3)
  await until(async () => (await queue.openJobsOf({ tenant: 'A', policyNumber: 'A-1' })).length === 0)
})

it('accepts only ids as data [T7]', async () => {
  const { queue, store } = await quickQueue()
  const withName = { attemptId: 'a1', name: 'Pat Lee' }
  await expect(queue.enqueue(store, [{ name: 'capture', data: withName }])).rejects.toThrow(
    /unrecognized_keys/,
  )
  await expect(queue.enqueue(store, [capture('pat.lee@example.com')])).rejects.toThrow(/attemptId/)
})

it('runs all waiting jobs within a minute after an outage ends, regardless of how long their waits had grown [F21]', async () => {
  const { queue, store, db, events } = await quickQueue()
  let isAway = true
  const sent = new Set<string>()
  queue.work(
    testJobs({ 'policy-mail': [600, 3_600] }),
    async ({ data }) => {
      if (isAway) throw new Error('Nobody answers')
      sent.add(JSON.stringify(data))
    },
    { concurrency: 4 },
  )
  const emails = Array.from(
    { length: 48 },
    (_, place): Job => ({ name: 'policy-mail', data: { tenant: 'A', policyNumber: `A-${place}` } }),
  )
  await queue.enqueue(store, emails)
  await until(() => namesOf(events).filter((name) => name === 'job.failed').length === 48)

  isAway = false
  await pause(300)
  expect(sent.size).toBe(0)
  // Half a minute later one is retried, and its success wakes the others.
  await sql`update milepost.job set tried_at = tried_at - interval '31 seconds'`.execute(db)
  await until(() => sent.size === 48)
})
