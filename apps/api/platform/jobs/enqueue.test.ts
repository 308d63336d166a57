import { expect, it } from 'vitest'
import { documents, quickQueue } from './testing/quick-queue.ts'
import { testJobs } from './testing/test-jobs.ts'

it('does not add a job marked once if an equal one exists [F21]', async () => {
  const { queue, store } = await quickQueue()
  const open = async () => (await queue.openJobs()).get('documents')
  const first = { ...documents('A-1'), once: true } as const
  await queue.enqueue(store, [first, first, { ...documents('A-2'), once: true }])
  expect(await open()).toBe(2)
  // A job not marked once is added a second time.
  await queue.enqueue(store, [documents('A-1')])
  expect(await open()).toBe(3)
})

it('adds it again when the previous one is done [F21]', async () => {
  const { queue, store } = await quickQueue()
  const job = { ...documents('A-1'), once: true } as const
  let done = 0
  queue.work(
    testJobs(),
    async () => {
      done += 1
    },
    { concurrency: 1 },
  )
  for (const times of [1, 2]) {
    await queue.enqueue(store, [job])
    queue.poke()
    await expect.poll(() => done).toBe(times)
    await expect.poll(async () => (await queue.openJobs()).get('documents')).toBe(0)
  }
})
