import { type Kysely, sql, type Transaction } from 'kysely'
import { brokenTrail, type TrailAnchor } from '../platform/audit/check-store'
import { elsewhere } from '../platform/db/read-elsewhere'
import type { Database } from '../platform/db/schema'
import { brokenPromises } from './promise-check-store'

/** A violation and how often it occurs; for the audit trail also the first wrong entry. */
export type Broken = { check: string; count: number; says?: string }

/** A payment that waits longer than this to be confirmed, voided, refunded or captured is stuck (safety K9 g). */
const LONGEST_LOCK = '5 minutes'
/** The lender is told within seconds; this is longer than an outage of a night. */
const LONGEST_UNACKNOWLEDGED = '1 day'
const LONGEST_CHECK_MS = 10 * 60_000

/**
 * What must always be true of policies, payments and accounts, even if any process is killed at any moment (safety K9). Each row
 * counts violations. The provider's ledger is compared with ours where it can be read. The audit trail must be unchanged up to
 * the anchor that an operator noted elsewhere.
 */
export function checkAccounts(
  db: Kysely<Database>,
  now: Date,
  anchor?: TrailAnchor,
): Promise<readonly Broken[]> {
  return elsewhere(db, (reader) =>
    reader
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // No request waits for this. With many policies it takes longer than the limit for requests.
        await sql`set local statement_timeout = ${sql.lit(LONGEST_CHECK_MS)}`.execute(transaction)
        const broken = [...(await brokenIn(transaction, now)), ...(await brokenPromises(transaction, now))]
        const trail = await brokenTrail(transaction, anchor)
        return trail ? [...broken, { check: trail.check, count: 1, says: trail.says }] : broken
      }),
  )
}

/** One line per violation, or one line saying that there is none. */
export function accountsInWords(broken: readonly Broken[]): readonly string[] {
  return broken.length > 0
    ? broken.map(({ check, count, says }) => `${check}: ${says ?? count}`)
    : ['Policies, payments and accounts agree, and the audit trail is whole.']
}

/** One statement, so that all counts are of the same moment. Each table is read once, regardless of how many policies there are. */
export async function brokenIn(transaction: Transaction<Database>, now: Date): Promise<readonly Broken[]> {
  const { rows } = await sql<{ name: string; found: string }>`
    with paid as (
      select tenant, reference, count(*) as attempts from milepost.payment_attempt
      where state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED') group by tenant, reference
    ),
    booked as (
      select entry.attempt_id,
        sum(line.pence) filter (where account = 'card-provider' and kind in ('capture', 'refund')) as taken,
        sum(line.pence) filter (where account = 'customer' and kind in ('sale', 'capture', 'refund')) as owed
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
      group by entry.attempt_id
    ),
    issued as (
      select tenant, policy_number, bool_and(made_at is not null) as are_made
      from milepost.policy_document group by tenant, policy_number
    ),
    returned as (
      select attempt_id, sum(amount_pence) filter (where state <> 'refused') as promised,
        sum(amount_pence) filter (where state = 'refunded') as done
      from milepost.policy_refund group by attempt_id
    ),
    booked_return as (
      select entry.attempt_id, -sum(line.pence) as booked
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
      where entry.kind like 'return-%' and line.account = 'card-provider' group by entry.attempt_id
    ),
    lender_sent as (
      select entry.attempt_id,
        sum(line.pence) filter (where entry.kind = 'sale') as lent,
        -sum(line.pence) filter (where entry.kind = 'cancellation') as sent
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
      where line.account = 'lender' group by entry.attempt_id
    ),
    open_job as (
      select distinct name, data->>'tenant' as tenant, data->>'policyNumber' as policy_number,
        data->>'attemptId' as attempt_id
      from milepost.job where name in ('documents', 'capture') and state in ('waiting', 'running')
    )
    select 'POLICY_WITHOUT_ONE_PAYMENT' as name, count(*) as found from milepost.policy
      left join paid using (tenant, reference) where paid.attempts is distinct from 1
    union all
    select 'TAKEN_WITHOUT_POLICY', count(*) from milepost.payment_attempt as attempt
      where state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED')
        and not exists (select from milepost.policy where policy.attempt_id = attempt.id)
    union all
    select 'TAKEN_IS_NOT_DUE', count(*) from milepost.policy
      join milepost.payment_attempt as attempt on attempt.id = policy.attempt_id
      left join booked on booked.attempt_id = attempt.id
      where attempt.state = 'CAPTURED' and policy.due_now_pence <> coalesce(booked.taken, 0)
    union all
    select 'CUSTOMER_STILL_OWES', count(*) from milepost.payment_attempt as attempt
      join booked on booked.attempt_id = attempt.id
      where state = 'CAPTURED' and booked.owed <> 0
    union all
    select 'RETURNED_ABOVE_PAID', count(*) from returned
      join milepost.payment_attempt as attempt on attempt.id = returned.attempt_id
      where returned.promised > attempt.amount_pence
    union all
    select 'RETURNED_IS_NOT_BOOKED', count(*) from returned
      full join booked_return using (attempt_id)
      where coalesce(returned.done, 0) <> coalesce(booked_return.booked, 0)
    union all
    select 'LENDER_SENT_TOO_MUCH', count(*) from milepost.policy
      join lender_sent using (attempt_id)
      join milepost.policy_cancellation as ended using (tenant, policy_number)
      where coalesce(lender_sent.sent, 0) > coalesce(lender_sent.lent, 0)
        + coalesce((ended.figures->'loan'->>'earned')::bigint, 0)
        - coalesce((ended.figures->'loan'->>'collected')::bigint, 0)
    union all
    select 'LENDER_NOT_ACKNOWLEDGED', count(*) from milepost.policy_cancellation as ended
      join milepost.policy using (tenant, policy_number)
      left join milepost.loan_ending using (tenant, policy_number)
      where policy.collection_code = 'TX_FINANCE_PLAN_V2' and loan_ending.acknowledged_at is null
        and ended.cancelled_at < ${now}::timestamptz - ${LONGEST_UNACKNOWLEDGED}::interval
    union all
    select 'POLICY_WITHOUT_SALE', count(*) from milepost.policy
      where not exists (select from milepost.ledger_entry where attempt_id = policy.attempt_id and kind = 'sale')
    union all
    select 'ENTRY_OUT_OF_BALANCE', count(*) from (
      select entry_id from milepost.ledger_line group by entry_id having sum(pence) <> 0) as unbalanced
    union all
    select 'QUOTE_AND_POLICY_DISAGREE', count(*) from milepost.quote
      full join milepost.policy using (tenant, reference)
      where (quote.status = 'taken-up') is distinct from (policy.policy_number is not null)
        and (quote.status = 'taken-up' or policy.policy_number is not null)
    union all
    select 'DOCUMENTS_MISSING', count(*) from milepost.policy
      left join issued using (tenant, policy_number)
      left join open_job on open_job.name = 'documents' and open_job.tenant = policy.tenant
        and open_job.policy_number = policy.policy_number
      where issued.are_made is distinct from true and open_job.name is null
    union all
    select 'LOCK_TOO_OLD', count(*) from milepost.payment_attempt as attempt
      left join open_job on open_job.name = 'capture' and open_job.attempt_id = attempt.id
      where (state in ('CONFIRM_READY', 'VOID_READY', 'REFUND_READY')
          or (state = 'CAPTURE_READY' and open_job.name is null))
        and moved_at < ${now}::timestamptz - ${LONGEST_LOCK}::interval
  `.execute(transaction)
  return rows
    .map(({ name, found }) => ({ check: name, count: Number(found) }))
    .filter(({ count }) => count > 0)
}
