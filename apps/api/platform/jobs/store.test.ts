import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/all.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import type { ClaimedJob } from './ports.ts'
import { jobStore } from './store.ts'

const problem = { kind: 'Error', code: undefined }
const LEASE = 60

async function emptyStore() {
  const { db } = await testDatabase()
  const store = jobStore(db)
  return {
    db,
    store,
    add: (...attempts: string[]) =>
      store.add(attempts.map((attemptId) => ({ name: 'capture', data: { attemptId } }))),
    async claimOne(): Promise<ClaimedJob> {
      const [job] = await store.claim('capture', 1, LEASE)
      if (!job) throw new Error('No job is due')
      return job
    },
    dueCount: async () => (await store.claim('capture', 100, LEASE)).length,
    /** As if that much time had passed. */
    later: (seconds: number) =>
      sql`update milepost.job set run_at = run_at - ${seconds} * interval '1 second',
        planned_at = planned_at - ${seconds} * interval '1 second', tried_at = tried_at - ${seconds} * interval '1 second',
        lease_until = lease_until - ${seconds} * interval '1 second', created_at = created_at - ${seconds} * interval '1 second'`.execute(
        db,
      ),
  }
}

/** A job whose lease expired at one worker and that another has claimed. */
async function takenOver() {
  const found = await emptyStore()
  const { store, add, claimOne, later } = found
  await add('a1')
  const first = await claimOne()
  expect(await store.expire(9)).toEqual([])
  await later(LEASE + 1)
  expect(await store.expire(9)).toEqual([{ id: first.id, name: 'capture', claims: 1, isDead: false }])
  return { ...found, first, second: await claimOne() }
}

it('does not let a worker whose lease expired end the job of the next worker [F23]', async () => {
  const { store, first, second } = await takenOver()
  for (const isOver of [
    await store.done(first, false),
    await store.done(first, true),
    await store.failed(first, 0, problem),
    await store.release(first),
  ])
    expect(isOver).toBe(false)
  expect(await store.done(second, false)).toBe(true)
  expect(await store.openJobs()).toEqual(new Map())
  expect(await store.done(second, false)).toBe(false)
})

it('does not count a try in which the process died, and waits a little longer after each such death [F23]', async () => {
  const { store, second, claimOne, later } = await takenOver()
  expect(second).toMatchObject({ claims: 2, failures: 0 })
  await later(LEASE + 1)
  await store.expire(9)
  await later(2)
  expect(await claimOne()).toMatchObject({ claims: 3, failures: 0 })
})

it('stops retrying a job after many processes in a row have died with it [F23]', async () => {
  const { store, later } = await takenOver()
  await later(LEASE + 1)
  expect(await store.expire(2)).toMatchObject([{ isDead: true }])
  expect(await store.deadJobs()).toHaveLength(1)
})

it('wakes failed jobs when one of the same name is done, and does not count a failure of such an early try [F21]', async () => {
  const { store, add, claimOne, dueCount } = await emptyStore()
  await add('a1', 'a2', 'a3')
  for (const job of await store.claim('capture', 3, LEASE)) await store.failed(job, 600, problem)
  await add('a4')
  await store.done(await claimOne(), false)

  const woken = await store.claim('capture', 9, LEASE)
  expect(woken.map(({ failures, isWokenEarly }) => [failures, isWokenEarly])).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ])
  for (const job of woken) await store.failed(job, 5, problem)
  // Each waits for its regular time and is not woken again before it has failed then.
  await add('a5')
  await store.done(await claimOne(), false)
  expect(await dueCount()).toBe(0)
})

it('probes one failed job of each name at intervals while the others wait, and no name more often [F21]', async () => {
  const { store, add, later, dueCount } = await emptyStore()
  await add('a1', 'a2', 'a3')
  for (const job of await store.claim('capture', 3, LEASE)) await store.failed(job, 3_600, problem)
  await store.probe()
  expect(await dueCount()).toBe(0)

  await later(31)
  await store.probe()
  await store.probe()
  const [probed, ...others] = await store.claim('capture', 9, LEASE)
  expect([probed?.isWokenEarly, others.length]).toEqual([true, 0])
  if (probed) await store.failed(probed, 5, problem)
  await store.probe()
  expect(await dueCount()).toBe(0)
})

it('probes less and less often for a job that has waited for long [F21]', async () => {
  const { db, store, add, claimOne, later, dueCount } = await emptyStore()
  await add('a1')
  await store.failed(await claimOne(), 3_600, problem)
  await sql`update milepost.job set created_at = now() - interval '10 hours'`.execute(db)
  await later(60)
  await store.probe()
  expect(await dueCount()).toBe(0)
  await later(1_900)
  await store.probe()
  expect(await dueCount()).toBe(1)
})

it('takes over unfinished and dead jobs from the tables of earlier builds', async () => {
  const { db } = await testDatabase('empty')
  await migrate(
    db,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0018-job'),
    ),
  )
  await sql`
    create schema milepost_jobs;
    create type milepost_jobs.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table milepost_jobs.job (id uuid default gen_random_uuid(), name text, data jsonb, state milepost_jobs.job_state,
      retry_count int default 1, start_after timestamptz default now(), created_on timestamptz default now(),
      completed_on timestamptz default now(), output jsonb);
    insert into milepost_jobs.job (name, data, state)
    select case state when 'cancelled' then 'periodic' else 'capture' end, jsonb_build_object('attemptId', state), state
    from unnest(enum_range(null::milepost_jobs.job_state)) as state`.execute(db)
  await migrate(db)
  const { rows } = await sql<{ was: string; state: string }>`
    select data ->> 'attemptId' as was, state from milepost.job order by 1`.execute(db)
  expect(rows).toEqual([
    { was: 'active', state: 'waiting' },
    { was: 'created', state: 'waiting' },
    { was: 'failed', state: 'dead' },
    { was: 'retry', state: 'waiting' },
  ])
  expect((await jobStore(db).deadJobs())[0]?.diedAt).toBeInstanceOf(Date)
})
