import { isRenewalStep, openRenewals } from '@milepost/domain/renewal/renewal-states'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { PolicyKey } from '../platform/jobs/ports'
import type { RenewalStore, ToldOf } from './ports'
import { named, newRenewalRow, renewalOf } from './row-store'
import { subscriptionStops } from './stop-store'
import { tasks } from './task-store'

/** What is left comes with the next look. */
const MOST_AT_ONCE = 500

function told(which: ToldOf, now: Date) {
  if (which === 'first') return { first_told_at: now }
  if (which === 'reminder') return { reminded_at: now }
  if (which === 'asked') return { asked_at: now }
  if (which === 'asked-again') return { asked_again_at: now }
  // Who has had the bad news needs no word of what was to come.
  return { told_state: which, first_told_at: sql<Date>`coalesce(first_told_at, ${now})` }
}

const follows = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, from_policy_number: policyNumber })

/** Periods that follow policies, in PostgreSQL. Every statement names the tenant. */
export function renewalStore(db: Kysely<Database>): RenewalStore {
  const rows = () => db.selectFrom('milepost.renewal').selectAll()

  return {
    ...subscriptionStops(db),
    async endingPolicies({ term, after, before }) {
      const ending = await db
        .selectFrom('milepost.policy as policy')
        .select(['tenant', 'policy_number'])
        .where('term', '=', term)
        .where('cover_end', '>', after)
        .where('cover_end', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.renewal as renewal')
                .select('renewal.state')
                .whereRef('renewal.tenant', '=', 'policy.tenant')
                .whereRef('renewal.from_policy_number', '=', 'policy.policy_number'),
            ),
          ),
        )
        .orderBy('cover_end')
        .limit(MOST_AT_ONCE)
        .execute()
      return ending.map(({ tenant, policy_number: policyNumber }) => ({ tenant, policyNumber }))
    },
    async chainOf({ tenant, policyNumber }) {
      const before = await rows()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return before
        ? { firstPolicy: before.first_policy_number, period: before.period_no }
        : { firstPolicy: policyNumber, period: 1 }
    },
    async openRenewal(renewal) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('milepost.renewal')
        .values(newRenewalRow(renewal))
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async renewalAfter(key) {
      const row = await rows()
        .where((column) => column.and(follows(key)))
        .executeTakeFirst()
      return row && renewalOf(row)
    },
    async renewalsFor(task, at) {
      const found = await rows().where(tasks[task](at)).orderBy('last_day').limit(MOST_AT_ONCE).execute()
      return found.map(renewalOf)
    },
    async nameQuote(key, reference) {
      await db
        .updateTable('milepost.renewal')
        .set({ reference })
        .where((column) => column.and(named(key)))
        .where('reference', 'is', null)
        .execute()
      const row = await rows()
        .where((column) => column.and(named(key)))
        .executeTakeFirstOrThrow()
      return row.reference ?? reference
    },
    async claimCharge(renewal, now) {
      const row = await db
        .updateTable('milepost.renewal')
        .set({ state: 'charging', tries: renewal.tries + 1, moved_at: now, next_try_at: null })
        .where((column) => column.and(named(renewal)))
        .where('plan', '=', 'by-itself')
        .where('state', 'in', openRenewals)
        .where('tries', '=', renewal.tries)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.subscription_stop as stop')
                .select('stop.tenant')
                .where('stop.tenant', '=', renewal.tenant)
                .where('stop.first_policy_number', '=', renewal.firstPolicy),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.policy_cancellation as gone')
                .select('gone.tenant')
                .where('gone.tenant', '=', renewal.tenant)
                .where('gone.policy_number', '=', renewal.fromPolicy),
            ),
          ),
        )
        .returningAll()
        .executeTakeFirst()
      return row && renewalOf(row)
    },
    async moveRenewal(renewal, to, { now, because, policyNumber, nextTryAt, isToldAnew }) {
      if (!isRenewalStep(renewal.state, to))
        throw new TypeError(`No renewal goes from ${renewal.state} to ${to}`)
      const { numUpdatedRows } = await db
        .updateTable('milepost.renewal')
        .set({
          state: to,
          moved_at: now,
          next_try_at: nextTryAt ?? null,
          ...(because !== undefined && { because }),
          ...(policyNumber !== undefined && { policy_number: policyNumber }),
          ...(isToldAnew && { first_told_at: null }),
        })
        .where((column) => column.and(named(renewal)))
        .where('state', '=', renewal.state)
        .where('tries', '=', renewal.tries)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async markTold(key, which, { now, version }) {
      await db
        .updateTable('milepost.renewal')
        .set({ ...told(which, now), ...(version !== undefined && { told_version: version }) })
        .where((column) => column.and(named(key)))
        .execute()
    },
  }
}
