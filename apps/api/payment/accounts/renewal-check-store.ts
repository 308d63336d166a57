import { sql } from 'kysely'
import { type AccountCheck, office } from './account-check-store'

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
        and not exists (select from milepost.policy_event as told
          where told.tenant = renewed.tenant and told.policy_number = renewed.policy_number
            and told.kind = 'renewal-told-afterwards')`,
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
          union all select 'not asked for' where ending.wanted->>'automaticRenewal' = 'false'
          union all select 'no card saved' where ending.wanted->>'saveCard' = 'false'
          limit 1
        ) as against on true
      where ${isOurs} and not exists (select from milepost.policy_refund as given
        where given.tenant = renewed.tenant and given.policy_number = renewed.policy_number
          and given.reason = 'our-mistake' and given.state not in ('refused', 'replaced'))`,
    mend: ({ policyNumber }) => office(`refund propose ${policyNumber} all our-mistake`),
  },
]
