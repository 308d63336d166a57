import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { plainSql } from '../db/plain-sql'
import { testDatabase } from '../db/testing/test-database'
import type { Job } from '../ports/jobs'
import { openQueue } from './queue'
import { handlers } from './testing/handlers'
import { capture, documents, namesOf, quickQueue } from './testing/quick-queue'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 10_000, interval: 10 })

it('leaves no job of a transaction that is rolled back, and all of one that is committed [K5]', async () => {
  const { db, queue } = await quickQueue()
  const inTransaction = (fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      await queue.enqueue(plainSql(transaction), [capture('a1'), documents('A-1')])
      if (fails) throw new Error('Changed my mind')
    })
  await expect(inTransaction(true)).rejects.toThrow('Changed my mind')
  expect([...(await queue.openJobs()).values()].every((jobs) => jobs === 0)).toBe(true)

  await inTransaction(false)
  const open = await queue.openJobs()
  expect([open.get('capture'), open.get('documents'), open.get('mandate')]).toEqual([1, 1, 0])
})

it('does each job once, with two workers and many jobs [K5]', async () => {
  const { queue, another, sql } = await quickQueue()
  const second = await another()
  const done: string[] = []
  const by = new Set<string>()
  const doing = (who: string) =>
    handlers(async (job) => {
      by.add(who)
      await pause(5)
      done.push(JSON.stringify(job))
    })
  const jobs = Array.from({ length: 60 }, (_, place) => capture(`attempt-${place}`))
  await queue.enqueue(sql, jobs)
  queue.work(doing('first'), { concurrency: 4 })
  second.work(doing('second'), { concurrency: 4 })

  await until(() => done.length >= jobs.length)
  await pause(200)
  expect(done.toSorted()).toEqual(jobs.map((job) => JSON.stringify(job)).toSorted())
  expect(by).toEqual(new Set(['first', 'second']))
  expect((await queue.openJobs()).get('capture')).toBe(0)
})

it('tries again what throws, and keeps it as a dead letter when all tries have failed [F23]', async () => {
  const { queue, sql, events } = await quickQueue()
  const tries: [number, boolean][] = []
  queue.work(
    handlers(async (_job, { tries: nth, isLastTry }) => {
      tries.push([nth, isLastTry])
      throw new RangeError('Pat Lee, AB1 2CD')
    }),
    { concurrency: 1 },
  )
  await queue.enqueue(sql, [documents('A-77')])

  await until(() => namesOf(events).includes('job.dead'))
  expect(tries).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  expect(namesOf(events)).toEqual(['job.failed', 'job.failed', 'job.failed', 'job.dead'])
  expect(events[0]).toMatchObject({ job: 'documents', tries: 1, kind: 'RangeError' })
  expect((await queue.deadJobs()).get('documents')).toBe(1)
  expect((await queue.openJobs()).get('documents')).toBe(0)
  const [letter] = await queue.deadLetters()
  expect(letter).toMatchObject({ name: 'documents', data: { tenant: 'A', policyNumber: 'A-77' } })

  // What an error quotes stays out of the log and out of the tables [T7].
  const { rows } = await sql.executeSql('select data, output from milepost_jobs.job')
  expect(JSON.stringify([rows, events])).not.toMatch(/Pat Lee|AB1/)
})

it('gives a dead letter one more try when somebody asks for it', async () => {
  const { queue, sql, events } = await quickQueue()
  let isBroken = true
  queue.work(
    handlers(async () => {
      if (isBroken) throw new Error('Broken')
    }),
    { concurrency: 1 },
  )
  await queue.enqueue(sql, [capture('a1')])
  await until(() => namesOf(events).includes('job.dead'))

  isBroken = false
  const [letter] = await queue.deadLetters()
  if (!letter) throw new Error('Nothing is dead')
  await queue.revive(letter)
  queue.poke()
  await until(() => namesOf(events).includes('job.done'))
  expect(await queue.deadLetters()).toEqual([])
})

it('starts at once when poked, long before it would look again', async () => {
  const { queue, sql } = await quickQueue({ pace: { leaseSeconds: 60, pollMs: 60_000, sweepMs: 60_000 } })
  const done: string[] = []
  queue.work(
    handlers(async ({ name }) => void done.push(name)),
    { concurrency: 1 },
  )
  await pause(100)
  await queue.enqueue(sql, [capture('a1')])
  queue.poke()
  await until(() => done.length === 1)
})

it('lets jobs of one name hang without holding up another', async () => {
  const { queue, sql } = await quickQueue()
  const done: string[] = []
  queue.work(
    handlers(async ({ name }) => {
      if (name === 'policy-mail') await pause(1_000)
      done.push(name)
    }),
    { concurrency: 2 },
  )
  const mail = (number: number): Job => ({
    name: 'policy-mail',
    data: { tenant: 'A', policyNumber: `A-${number}` },
  })
  await queue.enqueue(sql, [1, 2, 3, 4].map(mail))
  await queue.enqueue(sql, [capture('a1')])
  await until(() => done.length > 0)
  expect(done).toEqual(['capture'])
})

it('knows which jobs of a policy are still to be done [K9]', async () => {
  const { queue, sql } = await quickQueue()
  await queue.enqueue(sql, [
    documents('A-1'),
    { name: 'mandate', data: { tenant: 'A', policyNumber: 'A-1' } },
    { name: 'documents', data: { tenant: 'F', policyNumber: 'F-9' } },
  ])
  expect(await queue.openJobsOf({ tenant: 'A', policyNumber: 'A-1' })).toEqual(['documents', 'mandate'])
  expect(await queue.openJobsOf({ tenant: 'B', policyNumber: 'A-1' })).toEqual([])

  let done = 0
  queue.work(
    handlers(async () => {
      done += 1
    }),
    { concurrency: 1 },
  )
  await until(() => done === 3)
  await until(async () => (await queue.openJobsOf({ tenant: 'A', policyNumber: 'A-1' })).length === 0)
})

it('takes ids and nothing else [T7]', async () => {
  const { queue, sql } = await quickQueue()
  const withName = { attemptId: 'a1', name: 'Pat Lee' }
  await expect(queue.enqueue(sql, [{ name: 'capture', data: withName }])).rejects.toThrow(/unrecognized_keys/)
  await expect(queue.enqueue(sql, [capture('pat.lee@example.com')])).rejects.toThrow(/attemptId/)
})

it('says so when a job has nowhere to go', async () => {
  const { queue, sql } = await quickQueue()
  await sql.executeSql(`select milepost_jobs.delete_queue('capture')`)
  await expect(queue.enqueue(sql, [capture('a1')])).rejects.toThrow('did not take')
})

it('opens on a new database from several processes at once, and leaves the connections fit for use', async () => {
  const { db } = await testDatabase()
  const queues = await Promise.all(
    Array.from({ length: 6 }, () => openQueue({ sql: plainSql(db), log: () => {} })),
  )
  await Promise.all(queues.map((queue) => queue.enqueue(plainSql(db), [capture('a1')])))
  expect((await queues[0]?.openJobs())?.get('capture')).toBe(6)
  await Promise.all(queues.map((queue) => queue.stop()))
})

it('brings the queues up to the table of policies', async () => {
  const { sql, another } = await quickQueue()
  const limits = async () => {
    const { rows } = await sql.executeSql(
      `select retry_limit, expire_seconds from milepost_jobs.queue where name = 'capture'`,
    )
    return rows
  }
  expect(await limits()).toEqual([{ retry_limit: 2, expire_seconds: 2 }])
  await sql.executeSql(`update milepost_jobs.queue set retry_limit = 9, expire_seconds = 9`)
  await another()
  expect(await limits()).toEqual([{ retry_limit: 2, expire_seconds: 2 }])
})
