import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import { type Kysely, sql, type Transaction } from 'kysely'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Enqueue } from '../platform/jobs/store.ts'
import type { RenewalChain, RenewalSetBy, RenewalStore } from './ports.ts'

/**
 * Stops and resumes automatic renewals, each with its event, its entry in the trail if staff did it, and the email that says so, in one
 * transaction (DSK-508).
 */
export function subscriptionStops(
  db: Kysely<Database>,
  enqueue: Enqueue,
): Pick<RenewalStore, 'stopChain' | 'isStopped' | 'resumeChain' | 'lastSetOf'> {
  return {
    /**
     * The stop is written first, then the period: a charge that starts at the same moment either sees the stop or has claimed the period,
     * and then it is the last one.
     */
    stopChain: (chain, set) =>
      db.transaction().execute(async (transaction) => {
        const { tenant, firstPolicy } = chain
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('milepost.subscription_stop')
          .values({ tenant, first_policy_number: firstPolicy, stopped_at: set.now })
          .onConflict((clash) => clash.columns(['tenant', 'first_policy_number']).doNothing())
          .executeTakeFirst()
        await transaction
          .updateTable('milepost.renewal')
          .set({ state: 'stopped', because: 'stopped', moved_at: set.now, next_try_at: null })
          .where((column) => column.and({ tenant, first_policy_number: firstPolicy, plan: 'by-itself' }))
          .where('state', 'in', openRenewals)
          .execute()
        const isNew = numInsertedOrUpdatedRows === 1n
        if (isNew) await follow(transaction, chain, false, set)
        return isNew
      }),
    async isStopped({ tenant, firstPolicy }) {
      const row = await db
        .selectFrom('milepost.subscription_stop')
        .select('stopped_at')
        .where((column) => column.and({ tenant, first_policy_number: firstPolicy }))
        .executeTakeFirst()
      return row !== undefined
    },
    resumeChain: (chain, set) =>
      db.transaction().execute(async (transaction) => {
        const { tenant, firstPolicy } = chain
        const { numDeletedRows } = await transaction
          .deleteFrom('milepost.subscription_stop')
          .where((column) => column.and({ tenant, first_policy_number: firstPolicy }))
          .executeTakeFirst()
        const wasStopped = numDeletedRows > 0n
        if (wasStopped) await follow(transaction, chain, true, set)
        return wasStopped
      }),
    async lastSetOf({ tenant, policyNumber }) {
      const { rows } = await sql<{ kind: string; at: Date }>`
        select kind, at from milepost.policy_event
        where tenant = ${tenant} and policy_number = ${policyNumber}
          and kind in ('renewal-stopped', 'renewal-resumed')
        order by id desc limit 1
      `.execute(db)
      const [last] = rows
      return last && { isOn: last.kind === 'renewal-resumed', at: last.at }
    },
  }

  async function follow(
    transaction: Transaction<Database>,
    { tenant, policyNumber }: RenewalChain & PolicyKey,
    isOn: boolean,
    { now, by }: RenewalSetBy,
  ): Promise<void> {
    const kind = isOn ? 'renewal-resumed' : 'renewal-stopped'
    await transaction
      .insertInto('milepost.policy_event')
      .values({ tenant, policy_number: policyNumber, kind, at: now })
      .execute()
    await enqueue(transaction, [{ name: 'renewal-mail', data: { tenant, policyNumber } }])
    if (by)
      await appendEntries(transaction, by, now, [
        { act: 'policy.renewal', about: { kind: 'policy', id: policyNumber }, after: { isOn } },
      ])
  }
}
