import { openRenewals } from '@milepost/domain/renewal/renewal-states'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { RenewalBefore } from '../policy/ports.ts'

/** What a cancellation does to the renewal of its policy, in the same transaction. */

/**
 * Stops the renewal, so that nothing is charged and no email about it is sent. Returns what it was, to go on with it if the notice is
 * withdrawn. While its payment is being taken it cannot be stopped: the policy it becomes has to be cancelled too.
 */
export async function stopRenewal(
  transaction: Transaction<Database>,
  key: PolicyKey,
  now: Date,
): Promise<RenewalBefore | 'charging' | undefined> {
  const row = await transaction
    .selectFrom('milepost.renewal')
    .select(['state', 'because', 'first_told_at'])
    .where((column) => column.and(follows(key)))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.state === 'charging') return 'charging'
  await transaction
    .updateTable('milepost.renewal')
    .set({
      state: 'stopped',
      because: 'cancelled',
      moved_at: now,
      next_try_at: null,
      first_told_at: sql<Date>`coalesce(first_told_at, ${now})`,
    })
    .where((column) => column.and(follows(key)))
    .where('state', 'in', [...openRenewals, 'stopped'])
    .execute()
  const { state, because, first_told_at: firstToldAt } = row
  return { state, because, firstToldAt: firstToldAt?.toISOString() ?? null }
}

/** Goes on where it was. One that was stored while notice ran is made again by the next run. */
export async function continueRenewal(
  transaction: Transaction<Database>,
  key: PolicyKey,
  before: RenewalBefore | undefined,
  now: Date,
): Promise<void> {
  if (before === undefined) {
    await transaction
      .deleteFrom('milepost.renewal')
      .where((column) => column.and({ ...follows(key), state: 'stopped', because: 'cancelled' }))
      .execute()
    return
  }
  await sql`
    update milepost.renewal set state = ${before.state}, because = ${before.because},
      first_told_at = ${before.firstToldAt}::timestamptz, moved_at = ${now}
    where tenant = ${key.tenant} and from_policy_number = ${key.policyNumber}
      and state = 'stopped' and because = 'cancelled'
  `.execute(transaction)
}

const follows = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, from_policy_number: policyNumber })
