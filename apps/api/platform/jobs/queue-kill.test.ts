import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startChild } from '../db/testing/child-program.ts'
import { programFile } from '../db/testing/programs.ts'
import { pace } from './queue.ts'
import { capture, namesOf, quickQueue } from './testing/quick-queue.ts'
import { testJobs } from './testing/test-jobs.ts'

const quick = { leaseSeconds: 3, pollMs: 50, sweepMs: 100 }
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 60_000, interval: 10 })

/** Another process that has just claimed the only job. */
async function takenByAnother(busyMs: number) {
  const { queue, store, connection, events } = await quickQueue({ pace: quick })
  await queue.enqueue(store, [capture('a1')])
  const child = startChild(programFile('worker-child'), [JSON.stringify({ connection, pace: quick, busyMs })])
  onTestFinished(async () => {
    child.process.kill('SIGKILL')
    await child.end()
  })
  expect(await child.line(), child.complaints()).toBe('taken')
  return { queue, events, child, taken: performance.now() }
}

it('runs the job of a killed worker again once its lease has expired [F2, F23]', async () => {
  const { queue, events, child, taken } = await takenByAnother(600_000)
  child.process.kill('SIGKILL')
  await child.end()
  expect(child.process.signalCode).toBe('SIGKILL')

  const done: number[] = []
  queue.work(testJobs(), async (_job, { tries }) => void done.push(tries), { concurrency: 1 })
  await pause(1_000)
  expect(done).toEqual([])
  await until(() => done.length > 0)
  expect(done).toEqual([2])
  expect(performance.now() - taken).toBeGreaterThan(2_800)
  await until(() => namesOf(events).includes('job.done'))
  expect(namesOf(events)).toEqual(['job.expired', 'job.done'])
})

it('rejects the outcome from a worker that was suspended until another claimed its job [F23]', async () => {
  const { queue, events, child } = await takenByAnother(300)
  child.process.kill('SIGSTOP')
  let isFree = () => {}
  const free = new Promise<void>((resolve) => {
    isFree = resolve
  })
  let isTaken = false
  queue.work(
    testJobs(),
    async () => {
      isTaken = true
      await free
    },
    { concurrency: 1 },
  )
  await until(() => isTaken)
  child.process.kill('SIGCONT')
  expect(await child.line()).toBe('job.outlived')
  expect((await queue.openJobs()).get('capture')).toBe(1)
  isFree()
  await until(() => namesOf(events).includes('job.done'))
})

it('recovers a job in less than the allowed 120 seconds at the production pace [F2]', () => {
  expect(pace.leaseSeconds + (pace.sweepMs + 2 * pace.pollMs) / 1_000).toBeLessThan(120)
})
