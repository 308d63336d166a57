import { londonDate } from '@milepost/domain/values/london-time'
import { compactRegistration } from '@milepost/domain/values/registration'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { QuoteStore } from './ports.ts'

/** Found by the plate in the index of the desk's search. Cancelled policies are not consecutive with anything. */
export function consecutivePolicies(db: Kysely<Database>): Pick<QuoteStore, 'thirtyDayPolicies'> {
  return {
    async thirtyDayPolicies({ tenant, registration }) {
      const { rows } = await sql<{ reference: string; version: number; from: Date; to: Date }>`
        select policy.reference, policy.quote_version as version, policy.cover_start as "from", policy.cover_end as "to"
        from milepost.search_entry as entry
        join milepost.policy on policy.tenant = entry.tenant and policy.reference = entry.reference
        where entry.registration = ${compactRegistration(registration)} and entry.tenant = ${tenant}
          and policy.term = 'thirty-day'
          and not exists (
            select from milepost.policy_cancellation as ended
            where ended.tenant = policy.tenant and ended.policy_number = policy.policy_number)
      `.execute(db)
      return rows.map(({ from, to, ...row }) => ({ ...row, from: londonDate(from), to: londonDate(to) }))
    },
  }
}
