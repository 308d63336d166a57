import { createHash } from 'node:crypto'
import type PgBoss from 'pg-boss'
import type { Job } from '../ports/jobs'
import type { PlainSql } from './plain-sql'
import { jobShapes } from './shapes'

/**
 * Writes jobs with the caller's own statements: within a transaction they are there when it is committed, and never were when it is
 * rolled back (safety K5).
 */
export async function enqueue(boss: PgBoss, sql: PlainSql, jobs: readonly Job[]): Promise<void> {
  for (const { name, data, once } of jobs) {
    const shaped = jobShapes[name].parse(data)
    const id = await boss.send(name, shaped, { db: sql, ...(once && { id: sameId(name, shaped) }) })
    // A queue that does not exist takes a job and says nothing; nor does one that has this very job.
    if (id === null && !once) throw new TypeError(`The queue did not take a job: ${name}`)
  }
}

/** Equal jobs have one id, and of an id the table has one row at most. */
function sameId(name: string, data: object): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
