import { restartableReasons } from '@milepost/domain/quote/cancellation'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../platform/audit/ports.ts'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import { quoteCreation } from '../quote/row-store.ts'
import { contactStore } from '../quote/store.ts'
import type { NewRestart, RestartMoment, RestartState, RestartStore } from './ports.ts'

const columns = { viewed: 'viewed_at', checked: 'checked_at', 'taken-up': 'taken_up_at' } as const satisfies {
  readonly [moment in RestartMoment]: string
}

/** No back office handles more in a day; older ones are listed with another date. */
const MOST_LISTED = 1_000

/** The quotes that would restart cancelled policies. Every statement names the tenant. */
export function restartStore(db: Kysely<Database>): RestartStore {
  return {
    async restartablePolicies(tenant, since) {
      const rows = await db
        .selectFrom('milepost.policy_cancellation as cancelled')
        .innerJoin('milepost.policy as policy', (join) =>
          join
            .onRef('policy.tenant', '=', 'cancelled.tenant')
            .onRef('policy.policy_number', '=', 'cancelled.policy_number'),
        )
        .select(['cancelled.policy_number', 'cancelled.reason', 'cancelled.cancelled_at'])
        .where('cancelled.tenant', '=', tenant)
        .where('cancelled.cancelled_at', '>=', since)
        .where('cancelled.reason', 'in', restartableReasons)
        .where('policy.term', '<>', 'impound')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.restart_quote as restart')
                .innerJoin('milepost.quote as quote', (join) =>
                  join
                    .onRef('quote.tenant', '=', 'restart.tenant')
                    .onRef('quote.reference', '=', 'restart.reference'),
                )
                .select('restart.reference')
                .whereRef('restart.tenant', '=', 'cancelled.tenant')
                .whereRef('restart.policy_number', '=', 'cancelled.policy_number')
                .where('quote.status', '=', 'taken-up'),
            ),
          ),
        )
        .orderBy('cancelled.cancelled_at', 'desc')
        .limit(MOST_LISTED)
        .execute()
      return rows.map(({ policy_number: policyNumber, reason, cancelled_at: cancelledAt }) => ({
        tenant,
        policyNumber,
        reason,
        cancelledAt,
      }))
    },
    findRestartState: (key, now) => restartStateOf(db, key, now),
    createRestart: (restart, now, by) => db.transaction().execute((held) => create(held, restart, now, by)),
    async findRestart({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.restart_quote as restart')
        .innerJoin('milepost.quote as quote', (join) =>
          join
            .onRef('quote.tenant', '=', 'restart.tenant')
            .onRef('quote.reference', '=', 'restart.reference'),
        )
        .leftJoin('milepost.policy as policy', (join) =>
          join
            .onRef('policy.tenant', '=', 'restart.tenant')
            .onRef('policy.reference', '=', 'restart.reference'),
        )
        .selectAll('restart')
        .select(['quote.journey', 'policy.issued_at'])
        .where('restart.tenant', '=', tenant)
        .where('restart.reference', '=', reference)
        .executeTakeFirst()
      return (
        row && {
          tenant,
          policyNumber: row.policy_number,
          journey: row.journey,
          createdAt: row.created_at,
          viewedAt: row.viewed_at ?? undefined,
          checkedAt: row.checked_at ?? undefined,
          // A purchase counts even if the browser was closed before it could report it (F2).
          takenUpAt: row.taken_up_at ?? row.issued_at ?? undefined,
        }
      )
    },
    async recordMoment({ tenant, reference }, moment, now) {
      await db
        .updateTable('milepost.restart_quote')
        .set({ [columns[moment]]: now })
        .where((column) => column.and({ tenant, reference }))
        .where(columns[moment], 'is', null)
        .execute()
    },
  }
}

/** A locked quote still counts: another one would be a way around the lock (D-050). */
async function restartStateOf(
  db: Kysely<Database>,
  { tenant, policyNumber }: PolicyKey,
  now: Date,
): Promise<RestartState | undefined> {
  const rows = await db
    .selectFrom('milepost.restart_quote as restart')
    .innerJoin('milepost.quote as quote', (join) =>
      join.onRef('quote.tenant', '=', 'restart.tenant').onRef('quote.reference', '=', 'restart.reference'),
    )
    .select(['quote.reference', 'quote.status', 'quote.expires_at'])
    .where('restart.tenant', '=', tenant)
    .where('restart.policy_number', '=', policyNumber)
    .execute()
  if (rows.some(({ status }) => status === 'taken-up')) return { kind: 'restarted' }
  const open = rows.find(({ status, expires_at: ends }) => status === 'priced' && ends > now)
  return open && { kind: 'open', reference: open.reference }
}

/** The cancellation is locked first, so that a second caller finds the quote of the first. */
async function create(transaction: Transaction<Database>, restart: NewRestart, now: Date, by: Actor) {
  const { tenant, policyNumber, quote, contact } = restart
  await transaction
    .selectFrom('milepost.policy_cancellation')
    .select('policy_number')
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .forUpdate()
    .executeTakeFirstOrThrow()
  const existing = await restartStateOf(transaction, restart, now)
  if (existing) return existing
  const created = await quoteCreation(transaction).createQuotes([quote], undefined)
  if (created === 'reference-taken') return created
  const { reference } = quote
  await contactStore(transaction).saveContact({ tenant, reference }, contact, now)
  await transaction
    .insertInto('milepost.restart_quote')
    .values({ tenant, reference, policy_number: policyNumber, created_at: now })
    .execute()
  await appendEntries(transaction, by, now, [
    { act: 'policy.restart-quote', about: { kind: 'policy', id: policyNumber }, after: { reference } },
  ])
  return created
}
