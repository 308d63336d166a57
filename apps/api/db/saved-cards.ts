import type { Kysely } from 'kysely'
import type { SavedCardStore } from '../ports/saved-cards'
import type { Database } from './schema'

/** Which saved card a policy was paid with. */
export function savedCardStore(db: Kysely<Database>): SavedCardStore {
  return {
    async keepCard({ tenant, policyNumber }, { provider, customerRef, methodRef, lastFour }, now) {
      await db
        .insertInto('milepost.saved_card')
        .values({
          tenant,
          policy_number: policyNumber,
          provider,
          customer_ref: customerRef,
          method_ref: methodRef,
          last_four: lastFour ?? null,
          kept_at: now,
        })
        .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
        .execute()
    },
    async findCard({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.saved_card')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return (
        row && {
          provider: row.provider,
          customerRef: row.customer_ref,
          methodRef: row.method_ref,
          lastFour: row.last_four ?? undefined,
        }
      )
    },
  }
}
