import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { PlainSql } from './plain-sql'
import type { ClaimedJob } from './run-job'
import { JOBS_SCHEMA } from './schema'

const named = z.array(z.object({ name: z.string() }))

/** How a worker comes by jobs. No two are given the same one: rows that another is taking are passed over (safety K5). */
export function claims(boss: PgBoss, sql: PlainSql) {
  return {
    /** One question for all names: pg-boss by itself would ask for each of them, every time. */
    async due(): Promise<readonly string[]> {
      const { rows } = await sql.executeSql(
        `select distinct name from ${JOBS_SCHEMA}.job where state < 'active' and start_after < now()`,
      )
      return named.parse(rows).map(({ name }) => name)
    },

    async claim(name: string, most: number): Promise<readonly ClaimedJob[]> {
      const jobs = await boss.fetch(name, { batchSize: most, includeMetadata: true })
      return jobs.map(({ id, data, retryCount, retryLimit, expireInSeconds }) => ({
        name,
        id,
        data,
        tries: retryCount + 1,
        isLastTry: retryCount >= retryLimit,
        leaseSeconds: Number(expireInSeconds),
      }))
    },
  }
}
