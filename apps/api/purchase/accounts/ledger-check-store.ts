import { WAIVED_BELOW } from '@milepost/domain/payment/ledger'
import { openRefundStates } from '@milepost/domain/payment/refund-states'
import { sql } from 'kysely'
import { type AccountCheck, endedAt, office } from './account-check-store.ts'

/** So long a debt of an ended policy is on the policy's page only, for staff to collect. */
const COLLECTED_WITHIN = '30 days'

/** The accounts say what was taken, owed and returned (safety K9, DSK-517). */
export const ledgerChecks: readonly AccountCheck[] = [
  {
    name: 'TAKEN_IS_NOT_DUE',
    about: 'What was taken is not what was due',
    find: () => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id,
        coalesce(booked.taken, 0) || ' of ' || policy.due_now_pence || ' pence' as what
      from milepost.policy
        join milepost.payment_attempt as attempt on attempt.id = policy.attempt_id
        left join booked on booked.attempt_id = attempt.id
      where attempt.state = 'CAPTURED' and policy.due_now_pence <> coalesce(booked.taken, 0)`,
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
  },
  {
    name: 'CUSTOMER_STILL_OWES',
    about: 'A payment was taken and the customer still owes some of it',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        booked.owed || ' pence' as what
      from milepost.payment_attempt as attempt
        join booked on booked.attempt_id = attempt.id
        left join milepost.policy on policy.attempt_id = attempt.id
      where attempt.state = 'CAPTURED' and booked.owed <> 0`,
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
  },
  {
    name: 'POLICY_WITHOUT_SALE',
    about: 'A policy is not in the accounts',
    find: () => sql`
      select tenant, policy_number, reference, attempt_id, null as what from milepost.policy
      where not exists (select from milepost.ledger_entry where attempt_id = policy.attempt_id and kind = 'sale')`,
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
  },
  {
    name: 'ENTRY_OUT_OF_BALANCE',
    about: 'An entry of the accounts does not come to nothing',
    find: () => sql`
      select entry.tenant, policy.policy_number, attempt.reference, entry.attempt_id, entry.kind as what
      from (select entry_id from milepost.ledger_line group by entry_id having sum(pence) <> 0) as unbalanced
        join milepost.ledger_entry as entry on entry.id = unbalanced.entry_id
        left join milepost.payment_attempt as attempt on attempt.id = entry.attempt_id
        left join milepost.policy on policy.attempt_id = entry.attempt_id`,
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
  },
  {
    name: 'OPEN_BALANCE_ON_ENDED_POLICY',
    about: 'A policy has ended, and its customer is owed money that nobody is refunding, or owes money',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id,
        case when booked.customer < 0 then 'is owed ' || -booked.customer else 'owes ' || booked.customer end
          || ' pence' as what
      from milepost.policy
        join booked on booked.attempt_id = policy.attempt_id
        left join refunds on refunds.attempt_id = policy.attempt_id
        cross join lateral (select ${endedAt(now)} as ended_at) as ending
      where ending.ended_at is not null and (
        booked.customer between 1 and ${WAIVED_BELOW - 1}
        or (booked.customer > 0 and ending.ended_at < ${now}::timestamptz - ${COLLECTED_WITHIN}::interval)
        or (-booked.customer > coalesce(refunds.covered, 0)
          and refunds.is_being_corrected is distinct from true
          and not exists (${bookedToFees(sql`policy.attempt_id`)}))
      )`,
    mend: ({ policyNumber, what }) =>
      office(what?.startsWith('owes') ? `balance write-off ${policyNumber}` : `refund owed ${policyNumber}`),
  },
  {
    name: 'REFUND_BOOKED_TO_WRONG_ACCOUNT',
    about: 'Our fees paid a refund that the customer was owed, who is still owed it in the accounts',
    find: () => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id,
        'refund ' || substr(wrong.kind, 8) as what
      from milepost.policy
        join booked on booked.attempt_id = policy.attempt_id
        join lateral (${bookedToFees(sql`policy.attempt_id`)}) as wrong on true
      where booked.customer < 0`,
    mend: ({ policyNumber, what }) => office(`refund rebook ${policyNumber} ${what?.replace('refund ', '')}`),
  },
]

/**
 * Refunds that our fees paid after a cancellation, and that have not been moved to the customer's account. Where a refund of the
 * cancellation was open already, and still is, it pays the debt: then our fees were right.
 */
function bookedToFees(attemptId: ReturnType<typeof sql>) {
  return sql`
    select entry.kind from milepost.ledger_entry as entry
      join milepost.ledger_line as line on line.entry_id = entry.id and line.account = 'fees' and line.pence > 0
    where entry.attempt_id = ${attemptId} and entry.kind like 'return-%'
      and entry.at >= (select at from milepost.ledger_entry as cancelled
        where cancelled.attempt_id = entry.attempt_id and cancelled.kind = 'cancellation')
      and not exists (select from milepost.policy_refund as owed
        where owed.attempt_id = entry.attempt_id and owed.reason = 'cancellation'
          and owed.state in (${sql.join(openRefundStates)})
          and coalesce(owed.waits_since, owed.begun_at) <= entry.at)
      and not exists (select from milepost.ledger_entry as moved
        where moved.attempt_id = entry.attempt_id and moved.kind = 'rebooked-' || substr(entry.kind, 8))`
}
