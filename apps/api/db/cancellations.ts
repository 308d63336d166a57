import type { Kysely } from 'kysely'
import type { CancellationStore } from '../ports/cancellations'
import type { Database } from './schema'

/** Which policies were cancelled, when and why. Written once. */
export function cancellationStore(db: Kysely<Database>): CancellationStore {
  return {
    async cancel({ tenant, policyNumber, reason, cancelledAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('milepost.policy_cancellation')
        .values({ tenant, policy_number: policyNumber, reason, cancelled_at: cancelledAt })
        .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async findCancellation({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.policy_cancellation')
        .select(['reason', 'cancelled_at'])
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return row && { tenant, policyNumber, reason: row.reason, cancelledAt: row.cancelled_at }
    },
  }
}
