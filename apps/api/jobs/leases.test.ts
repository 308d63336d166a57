import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { leases } from './leases'
import { capture, quickQueue } from './testing/quick-queue'

const problem = { kind: 'Error', code: undefined, frames: [] }
const claimed = z.tuple([z.object({ id: z.string(), tries: z.number() })])

/** A job that one worker had for too long and another has now. */
async function takenOver() {
  const { sql, queue } = await quickQueue({ pace: { leaseSeconds: 1, pollMs: 60_000, sweepMs: 60_000 } })
  await queue.enqueue(sql, [capture('a1')])
  const claim = async () => {
    const { rows } = await sql.executeSql(`
      update milepost_jobs.job set state = 'active',
        retry_count = case when started_on is null then 0 else retry_count + 1 end, started_on = now()
      returning id, retry_count + 1 as tries`)
    return { name: 'capture', ...claimed.parse(rows)[0] }
  }
  const held = leases(sql)
  const first = await claim()
  expect(await held.expire()).toEqual([])
  await pause(1_050)
  expect(await held.expire()).toEqual([{ ...first, isDead: false }])
  const second = await claim()
  expect(second).toEqual({ ...first, tries: 2 })
  return { ...held, first, second, claim, count: async () => (await queue.openJobs()).get('capture') }
}

it('does not let a worker that was given up end the job of the one after it [F23]', async () => {
  const { first, second, count, done, failed, release } = await takenOver()
  expect(await done(first, { keep: false })).toBe('lost')
  expect(await done(first, { keep: true })).toBe('lost')
  expect(await failed(first, 0, problem)).toBe('lost')
  expect(await release(first)).toBe(false)
  expect(await count()).toBe(1)

  expect(await done(second, { keep: false })).toBe('done')
  expect(await count()).toBe(0)
  expect(await done(second, { keep: false })).toBe('lost')
})

it('dies with its last try, also when its worker died in it [F23]', async () => {
  const { second, claim, failed, expire, count } = await takenOver()
  expect(await failed(second, 0, problem)).toBe('again')
  const third = await claim()
  await pause(1_050)
  expect(await expire()).toEqual([{ ...third, isDead: true }])
  expect(await count()).toBe(0)
})
