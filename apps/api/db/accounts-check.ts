import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

/** Something that must never be, and how often it is. */
export type Broken = { check: string; count: number }

/** Longer than anybody may hold a payment without something having come of it (safety K9 g). */
const LONGEST_LOCK = '5 minutes'

/**
 * What must be true of policies, payments and accounts at every moment, whatever was killed when (safety K9). Each row counts what
 * is not as it must be; none is how it should be. The provider's own ledger is held against ours where there is one to ask.
 */
export async function checkAccounts(db: Kysely<Database>, now: Date): Promise<readonly Broken[]> {
  const { rows } = await sql<{ name: string; found: string }>`
    with paid as (
      select tenant, reference, count(*) as attempts from milepost.payment_attempt
      where state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED') group by tenant, reference
    ),
    booked as (
      select entry.attempt_id, entry.kind, line.account, line.pence
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
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
      where attempt.state = 'CAPTURED' and policy.due_now_pence <> coalesce((
        select sum(pence) from booked
        where booked.attempt_id = attempt.id and account = 'card-provider' and kind in ('capture', 'refund')), 0)
    union all
    select 'CUSTOMER_STILL_OWES', count(*) from milepost.payment_attempt as attempt
      where state = 'CAPTURED' and 0 <> coalesce((
        select sum(pence) from booked where booked.attempt_id = attempt.id and account = 'customer'), 0)
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
    select 'PAPERS_MISSING', count(*) from milepost.policy
      where (
        not exists (select from milepost.policy_document as paper
          where paper.tenant = policy.tenant and paper.policy_number = policy.policy_number)
        or exists (select from milepost.policy_document as paper
          where paper.tenant = policy.tenant and paper.policy_number = policy.policy_number and paper.made_at is null)
      ) and not ${hasOpenJob('documents')}
    union all
    select 'LOCK_TOO_OLD', count(*) from milepost.payment_attempt as attempt
      where (state in ('CONFIRM_READY', 'VOID_READY', 'REFUND_READY')
          or (state = 'CAPTURE_READY' and not exists (
            select from milepost_jobs.job where name = 'capture' and state < 'completed'
              and data @> jsonb_build_object('attemptId', attempt.id))))
        and moved_at < ${now}::timestamptz - ${LONGEST_LOCK}::interval
  `.execute(db)
  return rows
    .map(({ name, found }) => ({ check: name, count: Number(found) }))
    .filter(({ count }) => count > 0)
}

/** Of the policy at hand. */
function hasOpenJob(name: string) {
  return sql`exists (
    select from milepost_jobs.job where name = ${sql.lit(name)} and state < 'completed'
      and data @> jsonb_build_object('tenant', policy.tenant, 'policyNumber', policy.policy_number))`
}
