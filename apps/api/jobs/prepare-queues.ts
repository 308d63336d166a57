import type PgBoss from 'pg-boss'
import type { PlainSql } from './plain-sql'
import type { JobPolicies } from './policies'
import { TURN } from './prepare-schema'
import { JOBS_SCHEMA } from './schema'

/** Where what is done again and again is queued (see periodic). */
export const PERIODIC = 'periodic'

type Queue = { name: string; retryLimit: number; expireInSeconds: number }

/**
 * Two processes that make queues at once would each wait for the other: pg-boss locks its list of queues after it wrote to it. One
 * at a time then; the lock is the transaction's, so it ends with the statement.
 */
const createQueues = `
  with turn as materialized (select ${TURN})
  select ${JOBS_SCHEMA}.create_queue(queue.name, queue.options)
  from turn, json_to_recordset($1::json) as queue(name text, options json)`

/** Makes the queues that are missing and brings the others up to the table of policies. Three short questions when all is well. */
export async function prepareQueues(
  boss: PgBoss,
  sql: PlainSql,
  { policies, leaseSeconds }: { policies: JobPolicies; leaseSeconds: number },
): Promise<void> {
  const wanted: readonly Queue[] = [
    ...Object.entries(policies).map(([name, { waits }]) => ({ name, retryLimit: waits.length })),
    { name: PERIODIC, retryLimit: 0 },
  ].map((queue) => ({ ...queue, expireInSeconds: leaseSeconds }))
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))

  const missing = wanted.filter(({ name }) => !there.has(name))
  if (missing.length > 0) {
    const queues = missing.map(({ name, ...options }) => ({
      name,
      options: { policy: 'standard', ...options },
    }))
    await sql.executeSql(createQueues, [JSON.stringify(queues)])
  }
  for (const queue of wanted) {
    const { retryLimit, expireInSeconds } = there.get(queue.name) ?? queue
    if (retryLimit !== queue.retryLimit || expireInSeconds !== queue.expireInSeconds)
      await boss.updateQueue(queue.name, { ...queue })
  }
}
