import { isAttemptState } from '@milepost/domain/payment/attempt-states'
import { COMPLETION_DAYS } from '@milepost/domain/promise/renewal-course'
import { type RenewalState, renewalSteps } from '@milepost/domain/renewal/renewal-states'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { Backlog, Figures, ReadFigures } from '../platform/observability/ports.ts'
import type { Clock } from '../platform/ports.ts'
import { isUnsettled } from '../purchase/attempt/store.ts'

/** Metrics are scraped every few seconds: monitoring must not slow down a slow database further. */
const PATIENCE_MS = 2_000
const HOUR_MS = 3_600_000

/** The time that processes share, and this process's own, which is compared with the server's. */
type Clocks = { clock: Clock; processClock: Clock }

type Row = { name: string; count: string; oldest: Date | null }

/**
 * Reads the current figures. Each query uses a partial index on unfinished rows, so the number of finished ones does not matter.
 */
export function figuresReader(db: Kysely<Database>, { clock, processClock }: Clocks): ReadFigures {
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS + 500, undefined)
    })
    const read = db.transaction().execute((transaction) => readAll(transaction, { clock, processClock }))
    return Promise.race([read.catch(() => undefined), late]).finally(() => clearTimeout(timer))
  }
}

async function readAll(
  transaction: Transaction<Database>,
  { clock, processClock }: Clocks,
): Promise<Figures> {
  const now = clock()
  await sql`set transaction read only`.execute(transaction)
  await sql`set local statement_timeout = ${sql.lit(PATIENCE_MS)}`.execute(transaction)
  const today = londonDate(now)
  // An automatic renewal that nothing ran for is still completed within some days (D-278).
  const late = addDays(today, -COMPLETION_DAYS)
  const payments = await rowsOf<Row>(
    transaction,
    sql`
      select state as name, count(*), min(moved_at) as oldest from milepost.payment_attempt
      where ${isUnsettled}
      group by state
      union all
      select attempt.state, count(*), min(attempt.moved_at)
      from milepost.job join milepost.payment_attempt as attempt on attempt.id = job.data->>'attemptId'
      where job.name = 'capture' and job.state <> 'done'
        and attempt.state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR')
      group by attempt.state`,
  )
  const [webhooks] = await rowsOf<Row>(
    transaction,
    // Webhooks about payments that are not ours are ignored.
    sql`
      select '' as name, count(*), min(received_at) as oldest from milepost.webhook_event as event
      where settled_at is null and (
        exists (select from milepost.payment_attempt as attempt where attempt.id = event.order_id)
        or exists (select from milepost.payment_attempt as attempt
          where attempt.provider = event.provider and attempt.provider_ref = event.provider_ref))`,
  )
  const jobs = await rowsOf<Row & { state: Figures['jobs'][number]['state']; due: Date | null }>(
    transaction,
    sql`
      select name, case when state = 'waiting' and failures > 0 then 'retrying' else state end as state, count(*),
        min(created_at) as oldest, min(run_at) filter (where state = 'waiting' and run_at < ${now}) as due
      from milepost.job where state <> 'done'
      group by 1, 2`,
  )
  const renewals = await rowsOf<Row & { overdue: string; awaiting: string; closing: string }>(
    transaction,
    sql`
      select state as name, count(*), count(*) filter (where
          case plan when 'by-itself' then greatest(last_day, promised.until) < ${late} else last_day < ${today} end) as overdue,
        count(*) filter (where asked_at is not null and told_version is null) as awaiting,
        count(*) filter (where plan = 'by-itself' and state = 'due' and tries = 0 and last_day <= ${today}
          and coalesce(promised.charge, '') <= ${today} and (asked_at is null or told_version is not null)) as closing
      from milepost.renewal left join lateral (
        select max(on_day) as until, max(on_day) filter (where kind = 'charge') as charge
        from milepost.customer_promise as promise
        where promise.tenant = renewal.tenant and promise.policy_number = renewal.from_policy_number
          and kind in ('charge', 'cover-ends') and renewal.plan = 'by-itself'
      ) as promised on true
      where state in ('due', 'charging', 'failed') group by state`,
  )
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const [audit] = await rowsOf<{ entries: string; quotes: string | null }>(
    transaction,
    sql`
      select position as entries, (
        select max(quotes) from (
          select count(distinct quote_hash) as quotes from milepost.security_event
          where at > ${hourAgo} and kind = 'check-failed' group by address_hash
        ) as failed
      ) as quotes from milepost.audit_head`,
  )
  const [drafts] = await rowsOf<{ bytes: string }>(
    transaction,
    sql`select pg_total_relation_size('milepost.draft') as bytes`,
  )
  const server = await serverFigures(transaction, processClock)
  return {
    ...server,
    payments: payments.flatMap((row) =>
      isAttemptState(row.name) ? [{ state: row.name, ...backlogOf(row, now) }] : [],
    ),
    webhooks: webhooks ? backlogOf(webhooks, now) : { count: 0, oldestSeconds: 0 },
    jobs: jobs.map((row) => ({
      job: row.name,
      state: row.state,
      ...backlogOf(row, now),
      overdueSeconds: since(row.due, now),
    })),
    renewals: renewals.flatMap(({ name, count }) =>
      isRenewalState(name) ? [{ state: name, count: Number(count) }] : [],
    ),
    renewalsOverdue: renewals.reduce((sum, { overdue }) => sum + Number(overdue), 0),
    renewalsClosing: renewals.reduce((sum, { closing }) => sum + Number(closing), 0),
    renewalsAwaitingAnswers: renewals.reduce((sum, { awaiting }) => sum + Number(awaiting), 0),
    auditEntries: Number(audit?.entries ?? 0),
    quotesFailedByOneAddress: Number(audit?.quotes ?? 0),
    draftBytes: Number(drafts?.bytes ?? 0),
  }
}

/**
 * Slots can be seen by every role, replication itself only by a monitor's. A replica that goes away keeps its slot for a while, and the
 * distance grows. The clock is compared with the middle of the query, so that a slow answer does not look like a wrong clock.
 */
async function serverFigures(
  transaction: Transaction<Database>,
  processClock: Clock,
): Promise<Pick<Figures, 'timeline' | 'replicas' | 'clockAheadSeconds'>> {
  const [asked, started] = [processClock().getTime(), performance.now()]
  const [row] = await rowsOf<{ now: Date; timeline: string | null; connected: string; lag: string | null }>(
    transaction,
    sql`
      select clock_timestamp() as now,
        case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline,
        (select count(*) from pg_replication_slots where slot_type = 'physical' and active) as connected,
        (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) from pg_replication_slots
          where slot_type = 'physical' and not pg_is_in_recovery()) as lag`,
  )
  const middle = asked + (performance.now() - started) / 2
  return {
    timeline: row?.timeline ? Number.parseInt(row.timeline, 16) : undefined,
    replicas: { connected: Number(row?.connected ?? 0), lagBytes: Number(row?.lag ?? 0) },
    clockAheadSeconds: row === undefined ? 0 : (middle - row.now.getTime()) / 1_000,
  }
}

async function rowsOf<R>(
  transaction: Transaction<Database>,
  question: ReturnType<typeof sql>,
): Promise<readonly R[]> {
  const { rows } = await sql<R>`${question}`.execute(transaction)
  return rows
}

function isRenewalState(written: string): written is RenewalState {
  return Object.hasOwn(renewalSteps, written)
}

function backlogOf({ count, oldest }: Row, now: Date): Backlog {
  return { count: Number(count), oldestSeconds: since(oldest, now) }
}

function since(then: Date | null, now: Date): number {
  return then === null ? 0 : Math.max(0, (now.getTime() - then.getTime()) / 1_000)
}
