import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import { type Kysely, sql, type Transaction } from 'kysely'
import { appendEntries } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { Cancellation, CancellationStore } from './ports'

/** Which policies were cancelled, when and why. Written once, together with everything the cancellation stops. */
export function cancellationStore(db: Kysely<Database>): CancellationStore {
  return {
    cancel: (cancellation, by) =>
      db.transaction().execute(async (transaction) => {
        if (!(await writeCancellation(transaction, cancellation))) return false
        const { policyNumber, reason, cancelledAt } = cancellation
        await appendEntries(transaction, by, cancelledAt, [
          { act: 'policy.cancel', about: { kind: 'policy', id: policyNumber }, after: { reason } },
        ])
        return true
      }),
    async factsOf({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.policy as policy')
        .leftJoin('milepost.policy_cancellation as cancelled', (join) =>
          join
            .onRef('cancelled.tenant', '=', 'policy.tenant')
            .onRef('cancelled.policy_number', '=', 'policy.policy_number'),
        )
        .leftJoin('milepost.renewal as next', (join) =>
          join
            .onRef('next.tenant', '=', 'policy.tenant')
            .onRef('next.from_policy_number', '=', 'policy.policy_number'),
        )
        .select(['policy.cover_start', 'policy.cover_end', 'cancelled.cancelled_at', 'next.policy_number'])
        .where('policy.tenant', '=', tenant)
        .where('policy.policy_number', '=', policyNumber)
        .executeTakeFirst()
      return (
        row && {
          coverStart: row.cover_start,
          coverEnd: row.cover_end,
          cancelledFrom: row.cancelled_at ?? undefined,
          followedBy: row.policy_number ?? undefined,
        }
      )
    },
    async findCancellation({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.policy_cancellation')
        .select(['reason', 'cancelled_at', 'figures'])
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return (
        row && {
          tenant,
          policyNumber,
          reason: row.reason,
          cancelledAt: row.cancelled_at,
          ...(row.figures && { figures: row.figures }),
        }
      )
    },
  }
}

/** The cancellation, its event, and the end of its renewal. False when it was cancelled before: the first one is not replaced. */
export async function writeCancellation(
  transaction: Transaction<Database>,
  { tenant, policyNumber, reason, cancelledAt, figures }: Cancellation,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('milepost.policy_cancellation')
    .values({
      tenant,
      policy_number: policyNumber,
      reason,
      cancelled_at: cancelledAt,
      ...(figures && { figures: JSON.stringify(figures) }),
    })
    .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await transaction
    .insertInto('milepost.policy_event')
    .values({ tenant, policy_number: policyNumber, kind: 'cancelled', at: cancelledAt })
    .execute()
  // Its renewal is stopped too, and no email about its end is sent.
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
  return true
}
