import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { capture, namesOf, quickQueue } from './testing/quick-queue.ts'
import { testJobs } from './testing/test-jobs.ts'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 60_000, interval: 10 })

it('finishes running jobs before it stops, and claims no more [F25]', async () => {
  const { queue, store, events } = await quickQueue()
  let begun = 0
  let finished = 0
  queue.work(
    testJobs(),
    async () => {
      begun += 1
      await pause(400)
      finished += 1
    },
    { concurrency: 2 },
  )
  await queue.enqueue(
    store,
    [1, 2, 3, 4].map((place) => capture(`a${place}`)),
  )
  queue.poke()
  await until(() => begun === 2)

  await queue.stop()
  expect([begun, finished]).toEqual([2, 2])
  expect(namesOf(events)).toEqual(['job.done', 'job.done'])
  expect((await queue.openJobs()).get('capture')).toBe(2)
  await pause(200)
  expect(begun).toBe(2)
})

it('releases jobs that do not finish in time, and another worker starts them immediately [F25]', async () => {
  const { queue, another, store, events } = await quickQueue({
    pace: { leaseSeconds: 60, pollMs: 40, sweepMs: 60_000 },
  })
  const signals: AbortSignal[] = []
  queue.work(
    testJobs(),
    async (_job, { signal }) => {
      signals.push(signal)
      await pause(20_000, undefined, { signal })
    },
    { concurrency: 1 },
  )
  await queue.enqueue(store, [capture('a1')])
  await until(() => signals.length === 1)
  await queue.stop(100)
  expect(signals[0]?.aborted).toBe(true)
  expect(namesOf(events)).toEqual(['job.released'])

  const tries: number[] = []
  const second = await another()
  second.work(
    testJobs(),
    async (_job, context) => {
      tries.push(context.tries)
      if (context.tries < 4) throw new Error('Not yet')
    },
    { concurrency: 1 },
  )
  // Three tries, and the one that was released.
  await until(() => namesOf(events).includes('job.done'))
  expect(tries).toEqual([2, 3, 4])
})

it('aborts a handler that takes too long while the job is still its own', async () => {
  const { queue, store, events } = await quickQueue({
    pace: { leaseSeconds: 1, pollMs: 40, sweepMs: 60_000 },
  })
  const aborted: string[] = []
  queue.work(
    testJobs(),
    async (_job, { signal, tries }) => {
      if (tries === 1) await pause(5_000, undefined, { signal }).catch(() => aborted.push(signal.reason.name))
    },
    { concurrency: 1 },
  )
  await queue.enqueue(store, [capture('a1')])
  await until(() => namesOf(events).includes('job.done'))
  expect(aborted).toEqual(['JobTooSlowError'])
  expect(events).toMatchObject([
    { event: 'job.failed', kind: 'JobTooSlowError', tries: 1 },
    { event: 'job.done', tries: 2 },
  ])
})
