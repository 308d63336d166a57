import { COMPLETION_DAYS } from '@milepost/domain/promise/renewal-course'
import { LATE_DAYS } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { type AccountCheck, office } from './account-check-store.ts'
import { isNotInformedYet, isNotRefundedYet } from './renewal-check-store.ts'

/** The newest promise of a charge that was handed over before the policy was issued. */
const chargePromised = sql`lateral (
  select on_day, amount_pence from milepost.customer_promise as promise
  where promise.tenant = renewal.tenant and promise.policy_number = renewal.from_policy_number
    and promise.kind = 'charge' and promise.handed_over_at < policy.issued_at
  order by id desc limit 1
) as promised on true`

const renewedByUs = sql`milepost.renewal
  join milepost.policy on policy.tenant = renewal.tenant and policy.policy_number = renewal.policy_number
    and policy.wanted ->> 'isAutomatic' = 'true'`

const named = sql`policy.tenant, policy.policy_number, policy.reference, policy.attempt_id`

const newestEnd = sql`(
  select on_day from milepost.customer_promise as promise
  where promise.tenant = renewal.tenant and promise.policy_number = renewal.from_policy_number
    and promise.kind = 'cover-ends' order by id desc limit 1
)`

/** What contradicts a promise: an act without one, or one that was not kept (D-276). */
export const promiseChecks: readonly AccountCheck[] = [
  {
    name: 'CHARGE_WITHOUT_NOTICE',
    about: 'A saved card was charged before the day that a notice named, or without a notice',
    find: () => sql`
      select ${named}, 'promised for ' || coalesce(promised.on_day, 'no day') as what
      from ${renewedByUs} left join ${chargePromised}
      where (promised.on_day is null
        or promised.on_day > to_char(policy.issued_at at time zone 'Europe/London', 'YYYY-MM-DD'))
        and ${isNotInformedYet(sql`policy`)}`,
    mend: ({ policyNumber }) => office(`renewal tell ${policyNumber}`),
  },
  {
    name: 'CHARGE_ABOVE_NOTICE',
    about: 'A saved card was charged more than its notice said',
    find: () => sql`
      select ${named}, policy.due_now_pence || ' of ' || promised.amount_pence || ' pence' as what
      from ${renewedByUs} join ${chargePromised}
      where policy.due_now_pence > promised.amount_pence and ${isNotRefundedYet(sql`policy`, 'overcharged')}`,
    mend: ({ policyNumber, what = '' }) => {
      const [charged, , told] = what.split(' ').map(Number)
      const more = ((charged ?? 0) - (told ?? 0)) / 100
      return office(`refund propose ${policyNumber} ${more.toFixed(2)} overcharged`)
    },
  },
  {
    name: 'RENEWED_AGAINST_CHOICE',
    about: 'A policy was renewed whose customer had not asked for it, or had not let us save the card',
    find: () => sql`
      select ${named}, 'follows ' || before.policy_number as what
      from ${renewedByUs}
      join milepost.policy as before on before.tenant = renewal.tenant
        and before.policy_number = renewal.from_policy_number
      where (before.wanted ->> 'automaticRenewal' = 'false' or before.wanted ->> 'saveCard' = 'false')
        and ${isNotRefundedYet(sql`policy`)}`,
    mend: ({ policyNumber }) => office(`refund propose ${policyNumber} all our-mistake`),
  },
  {
    name: 'PROMISED_RENEWAL_MISSING',
    about: 'A renewal that was promised has neither been charged nor ended',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, renewal.state as what
      from milepost.renewal
      join milepost.policy on policy.tenant = renewal.tenant and policy.policy_number = renewal.from_policy_number
      where renewal.plan = 'by-itself' and renewal.state in ('due', 'failed') and renewal.asked_at is null
        and greatest(renewal.last_day, coalesce(${newestEnd}, ''), coalesce((
          select max(on_day) from milepost.customer_promise as promise
          where promise.tenant = renewal.tenant and promise.policy_number = renewal.from_policy_number
            and promise.kind = 'charge'), '')) < ${addDays(londonDate(now), -COMPLETION_DAYS - 1)}`,
    mend: ({ policyNumber }) => office(`renewal end ${policyNumber}`),
  },
  {
    name: 'END_OF_COVER_NOT_TOLD',
    about: 'Cover has ended, and its customer was not told so',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, renewal.last_day as what
      from milepost.renewal
      join milepost.policy on policy.tenant = renewal.tenant and policy.policy_number = renewal.from_policy_number
      where renewal.ends_told < 3 and renewal.because is distinct from 'cancelled'
        and (renewal.state in ('stopped', 'lapsed'))
        and renewal.last_day between ${addDays(londonDate(now), -LATE_DAYS)} and ${addDays(londonDate(now), -3)}`,
    mend: ({ policyNumber }) => office(`renewal told ${policyNumber}`),
  },
  {
    name: 'HELD_COVER_NOT_BOOKED',
    about: 'Cover went on without a payment and ended, and its cost is not in the accounts',
    find: () => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, renewal.last_day as what
      from milepost.renewal
      join milepost.policy on policy.tenant = renewal.tenant and policy.policy_number = renewal.from_policy_number
      where renewal.state = 'lapsed' and renewal.because = 'cover-held' and not exists (
        select from milepost.ledger_entry as entry
        where entry.attempt_id = policy.attempt_id and entry.kind = 'cover-held')`,
    mend: ({ policyNumber }) => office(`renewal book-held ${policyNumber}`),
  },
]
