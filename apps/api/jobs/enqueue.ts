import type PgBoss from 'pg-boss'
import type { Job } from '../ports/jobs'
import type { PlainSql } from './plain-sql'
import { jobShapes } from './shapes'

/**
 * Writes jobs with the caller's own statements: within a transaction they are there when it is committed, and never were when it is
 * rolled back (safety K5).
 */
export async function enqueue(boss: PgBoss, sql: PlainSql, jobs: readonly Job[]): Promise<void> {
  for (const { name, data } of jobs) {
    const id = await boss.send(name, jobShapes[name].parse(data), { db: sql })
    // A queue that does not exist takes a job and says nothing.
    if (id === null) throw new TypeError(`The queue did not take a job: ${name}`)
  }
}
