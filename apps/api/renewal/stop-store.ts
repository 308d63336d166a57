import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { RenewalStore } from './ports'

/**
 * Stopping what renews by itself. The stop is written first and the period after it: a charge that begins at the same moment
 * either sees the stop, or holds the period, and then it is the last one.
 */
export function subscriptionStops(db: Kysely<Database>): Pick<RenewalStore, 'stopChain' | 'isStopped'> {
  return {
    async stopChain({ tenant, firstPolicy }, now) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('milepost.subscription_stop')
          .values({ tenant, first_policy_number: firstPolicy, stopped_at: now })
          .onConflict((clash) => clash.columns(['tenant', 'first_policy_number']).doNothing())
          .execute()
        await transaction
          .updateTable('milepost.renewal')
          .set({ state: 'stopped', because: 'stopped', moved_at: now, next_try_at: null })
          .where((column) => column.and({ tenant, first_policy_number: firstPolicy, plan: 'by-itself' }))
          .where('state', 'in', openRenewals)
          .execute()
      })
    },
    async isStopped({ tenant, firstPolicy }) {
      const row = await db
        .selectFrom('milepost.subscription_stop')
        .select('stopped_at')
        .where((column) => column.and({ tenant, first_policy_number: firstPolicy }))
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
