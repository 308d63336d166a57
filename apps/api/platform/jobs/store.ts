import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ClaimedJob, DeadJob, Job, JobStore, Lease } from './ports.ts'

const MOST_DEAD = 200
/** The shortest time between two probes of an outage. For a job that has waited long, probes become rarer. */
const PROBE_SECONDS = 30
const PARTS_OF_AGE = 20

const held = ({ id, claims }: Lease) => sql`id = ${id} and state = 'running' and claims = ${claims}`

/** Jobs in their table. The queue decides lease length, retries and when to give up. */
export function jobStore(db: Kysely<Database>): JobStore {
  const rowsOf = async <Row>(question: ReturnType<typeof sql<Row>>) => (await question.execute(db)).rows
  const changed = async (statement: ReturnType<typeof sql>) => (await rowsOf(statement)).length > 0

  return {
    async add(jobs) {
      for (const { name, data, onceKey, leaseSeconds } of jobs)
        await sql`
          insert into milepost.job (name, data, once_key, lease_seconds)
          values (${name}, ${JSON.stringify(data)}, ${onceKey ?? null}, ${leaseSeconds ?? null})
          on conflict (once_key) do nothing`.execute(db)
    },

    async due() {
      const rows = await rowsOf(sql<{ name: string }>`
        select distinct name from milepost.job where state = 'waiting' and run_at <= milepost.now()`)
      return rows.map(({ name }) => name)
    },

    claim: (name, most, leaseSeconds) =>
      rowsOf(sql<ClaimedJob>`
        update milepost.job set
          state = 'running', claims = claims + 1, tried_at = milepost.now(),
          lease_until = milepost.now() + coalesce(lease_seconds, ${leaseSeconds}) * interval '1 second'
        where id in (
          select id from milepost.job
          where name = ${name} and state = 'waiting' and run_at <= milepost.now()
          order by run_at limit ${most} for update skip locked)
        returning id, name, data, claims, failures, coalesce(planned_at > milepost.now(), false) as "isWokenEarly",
          coalesce(lease_seconds, ${leaseSeconds}) as "leaseSeconds"`),

    // A finished job is deleted unless its key must stay taken: its effects are recorded elsewhere.
    done: (lease, keep) =>
      changed(sql`
        with ended as (${
          keep
            ? sql`update milepost.job set state = 'done', ended_at = milepost.now() where ${held(lease)} returning id, name`
            : sql`delete from milepost.job where ${held(lease)} returning id, name`
        }), woken as (
          update milepost.job as other set planned_at = run_at, run_at = milepost.now(), woken_after = failures
          from ended
          where other.name = ended.name and other.id <> ended.id and other.state = 'waiting'
            and other.failures > other.woken_after and other.planned_at is null and other.run_at > milepost.now()
        )
        select id from ended`),

    failed(job, waitSeconds, problem) {
      const isDead = waitSeconds === 'never'
      // A failure counts unless the job was woken early; then it waits for its regular time.
      return changed(sql`
        update milepost.job set
          state = ${isDead ? 'dead' : 'waiting'},
          failures = failures + ${job.isWokenEarly ? 0 : 1},
          run_at = greatest(${job.isWokenEarly ? sql`planned_at` : null}, milepost.now() + ${isDead ? 0 : waitSeconds}::float8 * interval '1 second'),
          planned_at = null,
          lease_until = null,
          ended_at = ${isDead ? sql`milepost.now()` : null},
          error = ${JSON.stringify({ kind: problem.kind, code: problem.code })}::jsonb
        where ${held(job)} returning id`)
    },

    release: (lease) =>
      changed(sql`
        update milepost.job set state = 'waiting', run_at = milepost.now(), lease_until = null where ${held(lease)} returning id`),

    // A dead process reports nothing about the job, so no try is used up. But a job that ends every process that claims it becomes
    // dead.
    expire: (most) =>
      rowsOf(sql<Lease & { isDead: boolean }>`
        update milepost.job set
          state = case when expiries + 1 >= ${most} then 'dead' else 'waiting' end,
          expiries = expiries + 1,
          run_at = milepost.now() + least(expiries * expiries, 60) * interval '1 second',
          lease_until = null,
          ended_at = case when expiries + 1 >= ${most} then milepost.now() end,
          error = '{"kind":"expired"}'
        where state = 'running' and lease_until < milepost.now()
        returning id, name, claims, state = 'dead' as "isDead"`),

    async probe() {
      const wait = sql`${sql.lit(PROBE_SECONDS)} * interval '1 second'`
      await sql`
        with failing as (
          select name, max(tried_at) as last_try, bool_or(state = 'running' or planned_at is not null) as is_tried_now
          from milepost.job where state in ('waiting', 'running') and failures > 0 group by name
        )
        update milepost.job set planned_at = run_at, run_at = milepost.now()
        from failing cross join lateral (
          select id from milepost.job as waiting
          where waiting.name = failing.name and state = 'waiting' and failures > 0 and run_at > milepost.now() + ${wait}
            and tried_at < milepost.now() - (milepost.now() - created_at) / ${sql.lit(PARTS_OF_AGE)}
          order by tried_at limit 1
        ) as longest
        where job.id = longest.id and job.state = 'waiting' and not is_tried_now and last_try < milepost.now() - ${wait}`.execute(
        db,
      )
    },

    async forgetDone(name, olderThanSeconds) {
      await sql`
        delete from milepost.job
        where name = ${name} and state in ('done', 'dead')
          and ended_at < milepost.now() - ${olderThanSeconds} * interval '1 second'`.execute(db)
    },

    async openJobs() {
      const rows = await rowsOf(sql<{ name: string; jobs: number }>`
        select name, count(*)::int as jobs from milepost.job where state in ('waiting', 'running') group by name`)
      return new Map(rows.map(({ name, jobs }) => [name, jobs]))
    },

    deadJobs: () =>
      rowsOf(sql<DeadJob>`
        select id, name, data, ended_at as "diedAt" from milepost.job
        where state = 'dead' order by ended_at desc limit ${MOST_DEAD}`),

    async openJobsHolding(data) {
      const rows = await rowsOf(sql<{ name: string }>`
        select distinct name from milepost.job
        where state in ('waiting', 'running') and data @> ${JSON.stringify(data)}::jsonb order by name`)
      return rows.map(({ name }) => name)
    },

    async revive(id) {
      await sql`
        update milepost.job set
          state = 'waiting', run_at = milepost.now(), failures = greatest(failures - 1, 0), expiries = 0, ended_at = null
        where id = ${id} and state = 'dead'`.execute(db)
    },
  }
}

/** Writes jobs in the given transaction: if it is rolled back, so are they (safety K5). */
export type Enqueue = (transaction: Transaction<Database>, jobs: readonly Job[]) => Promise<void>
