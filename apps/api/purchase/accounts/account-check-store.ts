import type { BrandCode } from '@milepost/domain/terms/identity'
import { type RawBuilder, sql } from 'kysely'

/** What was found: a policy, its quote and its payment, as far as the violation has them. */
export type AccountCase = {
  brand: BrandCode
  policyNumber: string | undefined
  reference: string | undefined
  attemptId: string | undefined
  /** What is wrong with it: an amount, a state, a date. */
  what: string | undefined
}

/**
 * One thing that must always be true of policies, payments and accounts. A new check is a record in the file of its subject; it may
 * read the tables of `commonTables`.
 */
export type AccountCheck = {
  name: string
  /** What is wrong where it is found, in a sentence. */
  about: string
  /** A select of `tenant`, `policy_number`, `reference`, `attempt_id` and `what`, one row for each violation. */
  find(now: Date): RawBuilder<unknown>
  /** The command that mends it; undefined where no command can, so that a developer has to look. */
  mend(found: AccountCase): string | undefined
}

export const office = (command: string) => `npm run office -- ${command} --as <name> --because <reason>`

/** Read once, however many checks use them. */
export const commonTables = sql`
  paid as (
    select tenant, reference, count(*) as attempts from milepost.payment_attempt
    where state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED') group by tenant, reference
  ),
  booked as (
    select attempt_id,
      sum(pence) filter (where account = 'card-provider' and kind in ('capture', 'refund')) as taken,
      sum(pence) filter (where account = 'customer' and kind in ('sale', 'capture', 'refund')) as owed,
      sum(pence) filter (where account in ('customer', 'lender') and kind = 'sale') as price,
      -sum(pence) filter (where account in ('card-provider', 'bank') and kind like 'return-%') as returned,
      sum(pence) filter (where account = 'customer') as customer,
      sum(pence) filter (where account = 'lender' and kind = 'sale') as lent,
      -sum(pence) filter (where account = 'lender' and kind = 'cancellation') as sent
    from (
      -- What was restated of an entry counts with it.
      select entry.attempt_id, regexp_replace(entry.kind, '^restated-', '') as kind, line.account, line.pence
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    ) as movement
    group by attempt_id
  ),
  refunds as (
    select attempt_id,
      sum(amount_pence) filter (where state not in ('refused', 'replaced')) as promised,
      sum(amount_pence) filter (where state not in ('refused', 'replaced') and way = 'card') as to_card,
      sum(amount_pence) filter (where state in ('refunded', 'transferred')) as done,
      sum(amount_pence) filter (where reason = 'cancellation' and state in ('proposed', 'ready', 'failed')) as covered,
      bool_or(corrects is not null and state = 'proposed') as is_being_corrected
    from milepost.policy_refund group by attempt_id
  ),
  open_job as (
    select distinct name, data->>'tenant' as tenant, data->>'policyNumber' as policy_number,
      data->>'attemptId' as attempt_id
    from milepost.job where name in ('documents', 'capture') and state in ('waiting', 'running')
  )`

/** An ended policy: its cancellation took effect, or its cover is over. */
export const endedAt = (now: Date) => sql<Date | null>`coalesce(
  (select cancelled_at from milepost.policy_cancellation as ended
    where ended.tenant = policy.tenant and ended.policy_number = policy.policy_number
      and ended.effected_at is not null),
  case when policy.cover_end <= ${now}::timestamptz then policy.cover_end end)`
