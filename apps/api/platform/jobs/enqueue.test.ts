import { expect, it } from 'vitest'
import { documents, quickQueue } from './testing/quick-queue'
import { testJobs } from './testing/test-jobs'

it('does not write a job that is to be there once beside an equal one [F21]', async () => {
  const { queue, store } = await quickQueue()
  const open = async () => (await queue.openJobs()).get('documents')
  const first = { ...documents('A-1'), once: true } as const
  await queue.enqueue(store, [first, first, { ...documents('A-2'), once: true }])
  expect(await open()).toBe(2)
  // A job that may exist twice does.
  await queue.enqueue(store, [documents('A-1')])
  expect(await open()).toBe(3)
})

it('writes it again when the one before it is done [F21]', async () => {
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
