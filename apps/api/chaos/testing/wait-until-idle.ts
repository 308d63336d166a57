import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

const seconds = (since: number) => (performance.now() - since) / 1_000

/** What is still in progress: unfinished attempts, jobs not done, and events not processed. */
export async function underWay(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string }>`
    select id || ' is ' || state as what from milepost.payment_attempt
    where state in ('CONFIRM_READY', 'UNKNOWN', 'AUTHORISED', 'TAKEN_UP', 'CAPTURE_READY', 'VOID_READY', 'REFUND_READY')
       or (state in ('EXPIRED', 'SUPERSEDED') and not is_closed_at_provider)
    union all
    select 'the job ' || name || ' is ' || state from milepost.job
    where name <> 'periodic' and state <> 'done'
    union all
    select 'the event ' || type || ' waits' from milepost.webhook_event as event
    where settled_at is null
      and exists (select from milepost.payment_attempt as attempt
        where attempt.id = event.order_id or attempt.provider_ref = event.provider_ref)`.execute(db)
  return rows.map(({ what }) => what)
}

/** Waits until nothing is in progress; returns how many seconds it took. */
export async function waitUntilIdle(db: Kysely<Database>, within = 120): Promise<number> {
  const started = performance.now()
  // A database that is being restarted does not answer yet.
  const look = () => underWay(db).catch((error: unknown) => [String(error)])
  for (let left = await look(); left.length > 0; left = await look()) {
    if (seconds(started) > within) throw new Error(`Not settled in ${within} s: ${left.join('; ')}`)
    await pause(200)
  }
  return seconds(started)
}
