import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import { type Kysely, sql } from 'kysely'
import { appendEntries } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { CancellationStore } from './cancellation-ports'

/** Which policies were cancelled, when and why. Written once, together with what that stops. */
export function cancellationStore(db: Kysely<Database>): CancellationStore {
  return {
    cancel: ({ tenant, policyNumber, reason, cancelledAt }, by) =>
      db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('milepost.policy_cancellation')
          .values({ tenant, policy_number: policyNumber, reason, cancelled_at: cancelledAt })
          .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) return false
        await transaction
          .insertInto('milepost.policy_event')
          .values({ tenant, policy_number: policyNumber, kind: 'cancelled', at: cancelledAt })
          .execute()
        // What was to follow it does not, and nobody is written to about the end of what has ended.
        await transaction
          .updateTable('milepost.renewal')
          .set({
            state: 'stopped',
            because: 'cancelled',
            moved_at: cancelledAt,
            next_try_at: null,
            first_told_at: sql<Date>`coalesce(first_told_at, ${cancelledAt})`,
          })
          .where((column) => column.and({ tenant, from_policy_number: policyNumber }))
          .where('state', 'in', [...openRenewals, 'stopped'])
          .execute()
        await appendEntries(transaction, by, cancelledAt, [
          { act: 'policy.cancel', about: { kind: 'policy', id: policyNumber }, after: { reason } },
        ])
        return true
      }),
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
