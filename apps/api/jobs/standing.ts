import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { JobName, PolicyKey } from '../ports/jobs'
import type { PlainSql } from './plain-sql'
import { isJobName, jobNames } from './policies'
import { JOBS_SCHEMA } from './schema'

/** Of every name there is, also those with none. */
export type JobCounts = ReadonlyMap<JobName, number>

/** A job whose tries have all failed. It lies until somebody has it tried again. */
export type DeadLetter = { id: string; name: JobName; data: unknown; diedAt: Date }

/** Waiting, waiting again or being done. */
const OPEN = `state < 'completed'`
const DEAD = `state = 'failed'`
const MOST_LETTERS = 200

const counted = z.array(z.object({ name: z.string(), jobs: z.number() }))
const named = z.array(z.object({ name: z.string() }))
const letters = z.array(z.object({ id: z.string(), name: z.string(), data: z.unknown(), diedAt: z.date() }))

/** How things stand in the queue, for metrics and the nightly check (safety K9). */
export function standing(boss: PgBoss, sql: PlainSql) {
  const table = `${JOBS_SCHEMA}.job`
  const rowsOf = async (text: string, values: unknown[] = []) => (await sql.executeSql(text, values)).rows

  async function count(which: string): Promise<JobCounts> {
    const rows = counted.parse(
      await rowsOf(`select name, count(*)::int as jobs from ${table} where ${which} group by name`),
    )
    const jobs = new Map(rows.map(({ name, jobs }) => [name, jobs]))
    return new Map(jobNames.map((name) => [name, jobs.get(name) ?? 0]))
  }

  return {
    openJobs: () => count(OPEN),
    deadJobs: () => count(DEAD),

    /** Which jobs of a policy are still to be done. A dead one is none of them. */
    async openJobsOf({ tenant, policyNumber }: PolicyKey): Promise<readonly JobName[]> {
      const rows = await rowsOf(
        `select distinct name from ${table} where ${OPEN} and data @> $1::jsonb order by name`,
        [JSON.stringify({ tenant, policyNumber })],
      )
      return named.parse(rows).flatMap(({ name }) => (isJobName(name) ? [name] : []))
    },

    /** The latest first. */
    async deadLetters(): Promise<readonly DeadLetter[]> {
      const rows = await rowsOf(
        `select id, name, data, completed_on as "diedAt" from ${table}
         where ${DEAD} and name = any($1) order by completed_on desc limit ${MOST_LETTERS}`,
        [jobNames],
      )
      return letters.parse(rows).flatMap((row) => (isJobName(row.name) ? [{ ...row, name: row.name }] : []))
    },

    /** One more try for a dead one, now. */
    revive: ({ name, id }: Pick<DeadLetter, 'name' | 'id'>): Promise<void> => boss.retry(name, id),
  }
}
