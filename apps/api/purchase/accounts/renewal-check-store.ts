import { type RawBuilder, sql } from 'kysely'
import { type AccountCheck, office } from './account-check-store.ts'

/** A renewal that we charged, and did not only invite: its card was claimed at least once. */
const charged = sql`
  milepost.renewal as renewal
    join milepost.policy as renewed
      on renewed.tenant = renewal.tenant and renewed.policy_number = renewal.policy_number
    join milepost.policy as ending
      on ending.tenant = renewal.tenant and ending.policy_number = renewal.from_policy_number`

const isOurs = sql`renewal.plan = 'by-itself' and renewal.state = 'renewed' and renewal.tries > 0
  and not exists (select from milepost.policy_cancellation as gone
    where gone.tenant = renewed.tenant and gone.policy_number = renewed.policy_number)`

/** Of the policy with this alias: its customer was not told afterwards of the charge. */
export const isNotInformedYet = (policy: RawBuilder<unknown>) => sql`not exists (
  select from milepost.policy_event as told
  where told.tenant = ${policy}.tenant and told.policy_number = ${policy}.policy_number
    and told.kind = 'renewal-told-afterwards')`

/** Of the policy with this alias: no refund for this reason is paid or proposed. */
export const isNotRefundedYet = (
  policy: RawBuilder<unknown>,
  reason: 'our-mistake' | 'overcharged' = 'our-mistake',
) => sql`not exists (
  select from milepost.policy_refund as repaid
  where repaid.tenant = ${policy}.tenant and repaid.policy_number = ${policy}.policy_number
    and repaid.reason = ${reason} and repaid.state not in ('refused', 'replaced'))`

/** Renewals of before promises were recorded; the records of promises have checks of their own. */
const hasNoRecord = sql`renewed.wanted->>'isAutomatic' is distinct from 'true'`

/** A card is charged for another period only after its notice, and only for who asked for that (D-278, D-279). */
export const renewalChecks: readonly AccountCheck[] = [
  {
    name: 'CHARGED_WITHOUT_NOTICE',
    about: 'A card was charged for a renewal before its customer was told, or without telling them',
    find: () => sql`
      select renewed.tenant, renewed.policy_number, renewed.reference, renewed.attempt_id,
        case when renewal.first_told_at is null then 'never told' else 'told afterwards' end as what
      from ${charged}
      where ${isOurs}
        and (renewal.first_told_at is null or renewal.first_told_at > renewed.issued_at)
        and ${hasNoRecord} and ${isNotInformedYet(sql`renewed`)}`,
    mend: ({ policyNumber }) => office(`renewal tell ${policyNumber}`),
  },
  {
    name: 'RENEWED_AGAINST_RECORD',
    about:
      'A policy was renewed although the customer had stopped it, had not asked for it or had not saved a card',
    find: () => sql`
      select renewed.tenant, renewed.policy_number, renewed.reference, renewed.attempt_id, against.what
      from ${charged}
        join lateral (
          select 'stopped' as what from milepost.subscription_stop as stop
            where stop.tenant = renewal.tenant and stop.first_policy_number = renewal.first_policy_number
              and stop.stopped_at < renewed.issued_at
          union all select 'not asked for' where ending.wanted->>'automaticRenewal' = 'false' and ${hasNoRecord}
          union all select 'no card saved' where ending.wanted->>'saveCard' = 'false' and ${hasNoRecord}
          limit 1
        ) as against on true
      where ${isOurs} and ${isNotRefundedYet(sql`renewed`)}`,
    mend: ({ policyNumber }) => office(`refund propose ${policyNumber} all our-mistake`),
  },
]
