import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../platform/audit/ports.ts'
import { appendEntries, recorded } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import type { RestrictionGuard } from '../platform/http/guard-ports.ts'
import { draftIs, quotesOf, type Subject } from './export-store.ts'
import type { Restricted, Restriction } from './ports.ts'
import { isRestricted } from './restricted-store.ts'

/** Restricts the use of everything that a brand holds about a person. Undefined if it holds nothing. */
export async function restrictAbout(
  transaction: Transaction<Database>,
  subject: Subject,
  { requestId, tenant, now }: { requestId: string; tenant: BrandCode; now: Date },
): Promise<Restricted | undefined> {
  const quotes = await quotesOf(transaction, subject)
  await transaction
    .insertInto('milepost.restriction')
    .values({ request_id: requestId, tenant, since: now })
    .execute()
  if (quotes.length > 0)
    await transaction
      .insertInto('milepost.restricted_quote')
      .values(quotes.map(({ reference }) => ({ tenant, reference, request_id: requestId })))
      .execute()
  const { numAffectedRows } = await sql`
    insert into milepost.restricted_draft (tenant, journey, id_hash, request_id)
    select draft.tenant, draft.journey, draft.id_hash, ${requestId} from milepost.draft where ${draftIs(subject)}
  `.execute(transaction)
  const drafts = Number(numAffectedRows ?? 0)
  return quotes.length + drafts === 0
    ? undefined
    : { quotes: quotes.length, sold: quotes.filter(({ isSold }) => isSold).length, drafts }
}

export async function restrictionOf(
  db: Kysely<Database>,
  requestId: string,
): Promise<Restriction | undefined> {
  const { rows } = await sql<{ since: Date; lifted_at: Date | null; quotes: string }>`
    select since, lifted_at, (
      select count(*) from milepost.restricted_quote as held where held.request_id = restriction.request_id
    ) as quotes
    from milepost.restriction where request_id = ${requestId}
  `.execute(db)
  const [row] = rows
  return row && { since: row.since, liftedAt: row.lifted_at ?? undefined, quotes: Number(row.quotes) }
}

/** Ends a restriction after the person was informed (art. 18(3)). False if there is none, or if it was already lifted. */
export async function liftRestriction(
  db: Kysely<Database>,
  requestId: string,
  toldOn: LocalDate,
  { by, now }: { by: Actor; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lifted = await transaction
      .updateTable('milepost.restriction')
      .set({ lifted_at: now, told_on: toldOn })
      .where('request_id', '=', requestId)
      .where('lifted_at', 'is', null)
      .returning('request_id')
      .executeTakeFirst()
    if (lifted === undefined) return false
    for (const table of ['milepost.restricted_quote', 'milepost.restricted_draft'] as const)
      await transaction.deleteFrom(table).where('request_id', '=', requestId).execute()
    const about = { kind: 'data-request', id: requestId } as const
    await appendEntries(transaction, by, now, [{ act: 'data-request.lift', about, after: { toldOn } }])
    return true
  })
}

/** Checked before an act on a customer's record (DSK-707). */
export function restrictionGuard(db: Kysely<Database>): RestrictionGuard {
  return async (record, ground, { by, now }) => {
    const { tenant } = record
    const which =
      'reference' in record
        ? sql`quote.reference = ${record.reference}`
        : sql`quote.reference = (
            select reference from milepost.policy
            where tenant = ${tenant} and policy_number = ${record.policyNumber})`
    const { rows } = await sql<{ reference: string }>`
      select quote.reference from milepost.quote where quote.tenant = ${tenant} and ${which} and ${isRestricted}
    `.execute(db)
    if (rows[0] === undefined) return 'free'
    if (ground === undefined) return 'held'
    const { reference } = rows[0]
    await recorded(db, by, now, async (_transaction, add) =>
      add({ act: 'quote.use-restricted', about: { kind: 'quote', id: reference }, after: { ground } }),
    )
    return 'free'
  }
}
