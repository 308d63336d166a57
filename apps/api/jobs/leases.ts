import * as z from 'zod'
import type { ErrorDescription } from '../operations/describe-error'
import type { PlainSql } from './plain-sql'
import { JOBS_SCHEMA } from './schema'

/** A job that is one worker's for a while. `tries` counts this one: it tells this lease of the job from every other (F23). */
export type Lease = { name: string; id: string; tries: number }

/** `lost`: the lease ran out meanwhile and the job is somebody else's. */
export type Ending = 'done' | 'again' | 'dead' | 'lost'

const table = `${JOBS_SCHEMA}.job`
/** pg-boss counts the tries before this one, and goes by the job's id alone: its own `complete` would end another's work. */
const held = `name = $1 and id = $2 and state = 'active' and retry_count = $3 - 1`
const triesLeft = 'retry_count < retry_limit'

const statements = {
  /** Nothing is kept of a job that is done: what it did is written where it did it. */
  remove: `delete from ${table} where ${held} returning id`,
  /** One of a period of time stays until that is over, so that there is no second (see periodic). */
  keep: `update ${table} set state = 'completed', completed_on = now() where ${held} returning id`,
  fail: `
    update ${table} set
      state = (case when ${triesLeft} then 'retry' else 'failed' end)::${JOBS_SCHEMA}.job_state,
      start_after = now() + (case when ${triesLeft} then $4::float8 else 0 end) * interval '1 second',
      completed_on = case when ${triesLeft} then null else now() end,
      output = $5::jsonb
    where ${held}
    returning state`,
  /** Not the job's fault: the try is given back. */
  release: `
    update ${table} set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
    where ${held}
    returning id`,
  expire: `
    update ${table} set
      state = (case when ${triesLeft} then 'retry' else 'failed' end)::${JOBS_SCHEMA}.job_state,
      start_after = now(),
      completed_on = case when ${triesLeft} then null else now() end,
      output = '{"kind":"expired"}'::jsonb
    where state = 'active' and started_on + expire_in < now()
    returning name, id, retry_count + 1 as tries, state`,
}

const ended = z.array(z.object({ state: z.enum(['retry', 'failed']) }))
const expired = z.array(
  z.object({ name: z.string(), id: z.string(), tries: z.number(), state: z.enum(['retry', 'failed']) }),
)

/** How a lease ends: one statement each, which does nothing when the lease is over already. */
export function leases(sql: PlainSql) {
  const run = async (text: string, { name, id, tries }: Lease, ...more: unknown[]) =>
    (await sql.executeSql(text, [name, id, tries, ...more])).rows

  return {
    async done(lease: Lease, { keep }: { keep: boolean }): Promise<Ending> {
      const rows = await run(keep ? statements.keep : statements.remove, lease)
      return rows.length > 0 ? 'done' : 'lost'
    },
    /** The kind of error and its code are kept with it, never its message: messages quote what customers typed. */
    async failed(lease: Lease, wait: number, { kind, code }: ErrorDescription): Promise<Ending> {
      const [row] = ended.parse(await run(statements.fail, lease, wait, JSON.stringify({ kind, code })))
      return row === undefined ? 'lost' : row.state === 'failed' ? 'dead' : 'again'
    },
    async release(lease: Lease): Promise<boolean> {
      return (await run(statements.release, lease)).length > 0
    },
    /** Takes jobs from workers that have had them too long; most of those are no more. */
    async expire(): Promise<readonly (Lease & { isDead: boolean })[]> {
      const { rows } = await sql.executeSql(statements.expire)
      return expired.parse(rows).map(({ state, ...lease }) => ({ ...lease, isDead: state === 'failed' }))
    },
  }
}

export type Leases = ReturnType<typeof leases>
