import { financeCode } from '@milepost/domain/payment/payment-option'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { CardRemovalStore, KeptCard } from './ports.ts'

/** A renewal whose day was missed is still completed for some days after the end of cover (D-278). */
const LATE_DAYS = 4
const DAY = 24 * 60 * 60 * 1000

/** Cards to which nothing more can be charged (D-281). */
export function cardRemovalStore(db: Kysely<Database>): CardRemovalStore {
  return {
    async unchargeable(now, most) {
      const endedBefore = new Date(now.getTime() - LATE_DAYS * DAY)
      const { rows } = await sql<KeptCard>`
        select card.tenant, card.policy_number as "policyNumber", card.provider,
          card.customer_ref as "customerRef", card.method_ref as "methodRef",
          exists (
            select from milepost.saved_card as other
            where other.provider = card.provider and other.method_ref = card.method_ref
              and (other.tenant, other.policy_number) <> (card.tenant, card.policy_number)
          ) as "isShared"
        from milepost.saved_card as card
        cross join lateral (
          select coalesce((
            select first_policy_number from milepost.renewal
            where renewal.tenant = card.tenant and renewal.policy_number = card.policy_number
          ), card.policy_number) as first
        ) as chain
        cross join lateral (
          select coalesce((
            select renewal.policy_number from milepost.renewal
            where renewal.tenant = card.tenant and renewal.first_policy_number = chain.first
              and renewal.policy_number is not null
            order by period_no desc limit 1
          ), chain.first) as last
        ) as newest
        join milepost.policy on policy.tenant = card.tenant and policy.policy_number = newest.last
        left join milepost.renewal as following on following.tenant = card.tenant
          and following.from_policy_number = newest.last
        where following.state is distinct from 'charging' and (
          policy.collection_code = ${financeCode}
          or policy.term = 'impound'
          or not (policy.wanted ->> 'automaticRenewal')::boolean
          or policy.cover_end < ${endedBefore}
          -- One stopped by a cancellation goes on if its notice is withdrawn.
          or (following.state = 'stopped' and following.because is distinct from 'cancelled')
          or exists (
            select from milepost.policy_cancellation as gone
            where gone.tenant = card.tenant and gone.policy_number = newest.last and gone.cancelled_at <= ${now}
          )
          or exists (
            select from milepost.saved_card as newer
            where newer.tenant = card.tenant and newer.kept_at > card.kept_at and (
              newer.policy_number = chain.first or newer.policy_number in (
                select renewal.policy_number from milepost.renewal
                where renewal.tenant = card.tenant and renewal.first_policy_number = chain.first
              )
            )
          )
        )
        order by card.kept_at limit ${most}
      `.execute(db)
      return rows
    },
    async deleteCard({ tenant, policyNumber }: PolicyKey) {
      await db
        .deleteFrom('milepost.saved_card')
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .execute()
    },
  }
}
