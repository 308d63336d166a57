import { sql } from 'kysely'

/**
 * Loans that ended before they were drawn, and that the customer was to pay us instead, with what is still owed. A policy that was cancelled
 * since has figures of its own (DSK-524).
 */
export const unpaidLoans = sql`
  select ending.tenant, ending.policy_number, ending.alone ->> 'payBy' as pay_by, account.balance
  from milepost.loan_ending as ending join milepost.policy as sold using (tenant, policy_number)
  cross join lateral (
    select coalesce(sum(line.pence), 0) as balance
    from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    where entry.attempt_id = sold.attempt_id and line.account = 'customer'
  ) as account
  where ending.alone ->> 'payTo' = 'us' and account.balance > 0 and not exists (
    select from milepost.policy_cancellation as ended
    where ended.tenant = ending.tenant and ended.policy_number = ending.policy_number
      and ended.effected_at is not null)`
