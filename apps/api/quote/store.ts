import { randomBytes } from 'node:crypto'
import { openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { consecutivePolicies } from './consecutive-store.ts'
import type {
  ContactStore,
  DocumentStore,
  Grant,
  HeldPrice,
  NextVersion,
  QuoteKey,
  QuoteStore,
} from './ports.ts'
import {
  grantRow,
  newVersionRow,
  pricedVersion,
  quoteCreation,
  storedQuote,
  versionColumns,
  versionOf,
} from './row-store.ts'

/** Quotes in PostgreSQL. Every statement names the tenant and finds by primary key, regardless of how many quotes there are. */
export function quoteStore(db: Kysely<Database>): QuoteStore {
  return {
    ...quoteCreation(db),
    ...quoteVersions(db),
    ...consecutivePolicies(db),
    async findGranted(key, { sessionHash, now }) {
      const row = await quoteOf(db, key)
        .innerJoin('milepost.quote_grant as held', (join) =>
          join.onRef('held.tenant', '=', 'quote.tenant').onRef('held.reference', '=', 'quote.reference'),
        )
        .where('held.session_hash', '=', sessionHash)
        .where('held.ends_at', '>', now)
        .executeTakeFirst()
      return row && storedQuote(db, row, now)
    },
    async findQuote(key, now) {
      const row = await quoteOf(db, key).executeTakeFirst()
      return row && storedQuote(db, row, now)
    },
    async findVersion({ tenant, reference }, version) {
      const row = await db
        .selectFrom('milepost.quote as quote')
        .innerJoinLateral(versionOf(sql`${version}::integer`).as('priced'), (join) => join.onTrue())
        .select(versionColumns)
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      return row && pricedVersion(db, { tenant, reference, ...row })
    },
    grant: (key, grant) => addGrant(db, key, grant),
    async hasHeld({ tenant, reference }, sessionHash) {
      const held = await db
        .selectFrom('milepost.quote_grant')
        .select('ends_at')
        .where((column) => column.and({ tenant, reference, session_hash: sessionHash }))
        .executeTakeFirst()
      return held !== undefined
    },
    lock: (key, until) => lockQuote(db, key, until),
  }
}

const isPairedQuoteSold = sql<boolean>`exists (select from milepost.policy as sold
  where sold.tenant = quote.tenant and sold.reference = quote.beside_reference)`

/** The latest referral of a quote, or the latest that was approved: an answer may have been referred again since. */
const referralOf = (which: 'any' | 'approved') => sql<never>`(
  select json_build_object('state', state, 'moved_at', moved_at, 'due_at', due_at, 'approvals', approvals,
    'terms', terms, 'version', version)
  from milepost.referral
  where referral.tenant = quote.tenant and referral.reference = quote.reference
    ${which === 'approved' ? sql`and state = 'approved'` : sql``}
  order by number desc limit 1
)`

/** The price that an email last promised for this quote (D-276). */
const heldPrice = sql<HeldPrice | null>`(
  select json_build_object('version', version, 'until', on_day) from milepost.customer_promise as promise
  where promise.tenant = quote.tenant and promise.reference = quote.reference and promise.kind = 'price'
  order by id desc limit 1
)`

/** A quote with its current version, and whether its paired quote is sold. */
export function quoteOf(db: Kysely<Database>, { tenant, reference }: QuoteKey) {
  return db
    .selectFrom('milepost.quote as quote')
    .innerJoinLateral(versionOf().as('priced'), (join) => join.onTrue())
    .selectAll('quote')
    .select(versionColumns)
    .select(isPairedQuoteSold.as('is_beside_sold'))
    .select(referralOf('approved').as('approved'))
    .select(referralOf('any').as('referral'))
    .select(heldPrice.as('held'))
    .where('quote.tenant', '=', tenant)
    .where('quote.reference', '=', reference)
}

const firstUnlessEnded = (column: 'made_at' | 'how') => sql<never>`
  case when quote_grant.made_at is null or quote_grant.ends_at <= excluded.made_at
    then excluded.${sql.ref(column)} else quote_grant.${sql.ref(column)} end`

/** A session that already holds a grant keeps the longer one: unlocking a quote never shortens its maker's grant. */
async function addGrant(db: Kysely<Database>, key: QuoteKey, grant: Grant): Promise<void> {
  await db
    .insertInto('milepost.quote_grant')
    .values(grantRow(key, grant))
    .onConflict((clash) =>
      clash.columns(['tenant', 'reference', 'session_hash']).doUpdateSet({
        ends_at: (column) => column.fn('greatest', ['milepost.quote_grant.ends_at', 'excluded.ends_at']),
        // How the session first got access; once that grant has ended, how it got access again.
        made_at: firstUnlessEnded('made_at'),
        how: firstUnlessEnded('how'),
      }),
    )
    .execute()
}

/**
 * The next price of quotes, in one statement. It first locks the quotes that are still at the version each was priced from; a
 * statement that had to wait finds its quote moved on. Nothing is written unless all are locked. They are locked in key order, to
 * rule out deadlocks. A price that is being paid does not move; one that was only prepared for payment is superseded (F7).
 */
function quoteVersions(db: Kysely<Database>): Pick<QuoteStore, 'addVersions'> {
  return {
    async addVersions(versions) {
      if (versions.length === 0) return 'added'
      const areAllHeld = sql`(select count(*) from held) = ${versions.length}`
      const { numAffectedRows } = await sql`
        with next (
          tenant, reference, version, after, status, outcome_id,
          answers, marketing, risk, choices, assessment, packed, cause, priced_at
        ) as (values ${sql.join(versions.map((next) => nextRow(db, next)))}),
        held as (
          select quote.tenant, quote.reference, quote.shelf from milepost.quote join next using (tenant, reference)
          where quote.current_version = next.after and quote.status <> 'taken-up'
            and not exists (
              select from milepost.payment_attempt as attempt
              where attempt.tenant = quote.tenant and attempt.reference = quote.reference
                and attempt.state in (${sql.join(payingStates.map((state) => sql.lit(state)))})
            )
          order by quote.tenant, quote.reference
          for no key update of quote
        ),
        moved as (
          update milepost.quote set current_version = next.version, status = next.status
          from next
          where quote.tenant = next.tenant and quote.reference = next.reference and ${areAllHeld}
        ),
        superseded as (
          update milepost.payment_attempt as attempt
          set state = 'SUPERSEDED', revision = attempt.revision + 1, moved_at = next.priced_at, looked_at = next.priced_at
          from next
          where attempt.tenant = next.tenant and attempt.reference = next.reference 
            and attempt.state in (${sql.join(openStates.map((state) => sql.lit(state)))})
            and ${areAllHeld}
        )
        insert into milepost.quote_version (
          tenant, reference, version, outcome_id,
          answers, marketing, risk, choices, assessment, packed, cause, priced_at, shelf
        )
        select
          tenant, reference, version, outcome_id,
          answers, marketing, risk, choices, assessment, packed, cause, priced_at, shelf
        from next join held using (tenant, reference) where ${areAllHeld}
      `.execute(db)
      if (numAffectedRows === BigInt(versions.length)) return 'added'
      return (await isBeingPaid(db, versions)) ? 'being-paid' : 'moved-on'
    },
  }
}

async function isBeingPaid(db: Kysely<Database>, versions: readonly NextVersion[]): Promise<boolean> {
  for (const { tenant, reference } of versions) {
    const paying = await db
      .selectFrom('milepost.payment_attempt')
      .select('id')
      .where((column) => column.and({ tenant, reference }))
      .where('state', 'in', [...payingStates])
      .executeTakeFirst()
    if (paying) return true
  }
  return false
}

function nextRow(db: Kysely<Database>, { after, status, next, ...key }: NextVersion) {
  const row = newVersionRow(db, key, { ...next, version: after + 1 })
  return sql`(
    ${row.tenant}, ${row.reference}, ${row.version}::integer, ${after}::integer, ${status}, ${row.outcome_id},
    ${row.answers}::json, ${row.marketing}::json, ${row.risk}::json, ${row.choices}::json,
    ${row.assessment}::json, ${row.packed}::bytea, ${row.cause}, ${row.priced_at}::timestamptz
  )`
}

/** A quote and its paired quote: a browser that may not use one may not buy the other (DAT-22). */
export function pairOf({ tenant, reference }: QuoteKey): RawBuilder<string> {
  return sql`(
    select unnest(array[reference, beside_reference]) from milepost.quote
    where tenant = ${tenant} and reference = ${reference}
  )`
}

/** How a quote is locked now; undefined when there is no such quote. */
export async function lockOf(db: Kysely<Database>, { tenant, reference }: QuoteKey) {
  const row = await db
    .selectFrom('milepost.quote')
    .select(['is_locked', 'locked_until'])
    .where((column) => column.and({ tenant, reference }))
    .forUpdate()
    .executeTakeFirst()
  return row && { isLocked: row.is_locked, until: row.locked_until?.toISOString() ?? null }
}

/** A lock until a time that has passed locks nothing any more (D-050). */
export function isInForce(
  { isLocked, until }: { isLocked: boolean; until: string | null },
  now: Date,
): boolean {
  return isLocked && (until === null || new Date(until) > now)
}

/** False when there is no such quote. */
export async function lockQuote(
  db: Kysely<Database>,
  key: QuoteKey,
  until: Date | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: true, locked_until: until ?? null })
    .where('tenant', '=', key.tenant)
    .where('reference', 'in', pairOf(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function unlockQuote(db: Kysely<Database>, key: QuoteKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('milepost.quote')
    .set({ is_locked: false, locked_until: null })
    .where('tenant', '=', key.tenant)
    .where('reference', 'in', pairOf(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The last purchase form of each quote. */
export function contactStore(db: Kysely<Database>): ContactStore {
  return {
    async saveContact({ tenant, reference }, contact, now) {
      const row = { contact: JSON.stringify(contact), updated_at: now }
      await db
        .insertInto('milepost.quote_contact')
        .values({ tenant, reference, ...row })
        .onConflict((clash) => clash.columns(['tenant', 'reference']).doUpdateSet(row))
        .execute()
    },
    async copyContact({ tenant, reference }, { policyNumber }, now) {
      // The policy is locked, so that a correction of its address sees this copy or comes before it.
      await sql`
        insert into milepost.quote_contact (tenant, reference, contact, updated_at)
        select tenant, ${reference}, contact::jsonb, ${now} from milepost.policy
        where tenant = ${tenant} and policy_number = ${policyNumber} for share
        on conflict (tenant, reference) do nothing
      `.execute(db)
    },
    async findContact({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.quote_contact')
        .select('contact')
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      return row?.contact
    },
  }
}

/** 128 random bits: it cannot be guessed (safety T3). */
const newId = () => randomBytes(16).toString('base64url')

export function documentStore(db: Kysely<Database>): DocumentStore {
  return {
    async documentIds({ tenant, reference }, version, kinds) {
      const rows = kinds.map((kind) => ({ id: newId(), tenant, reference, version, kind }))
      if (rows.length === 0) return []
      // Two tabs may ask simultaneously: the first one sets the ids, and both get those ids.
      await db
        .insertInto('milepost.quote_document')
        .values(rows)
        .onConflict((clash) => clash.columns(['tenant', 'reference', 'version', 'kind']).doNothing())
        .execute()
      return db
        .selectFrom('milepost.quote_document')
        .select(['id', 'kind'])
        .where((column) => column.and({ tenant, reference, version }))
        .where('kind', 'in', [...kinds])
        .execute()
    },
    findDocument(tenant, id) {
      return db
        .selectFrom('milepost.quote_document')
        .select(['tenant', 'reference', 'version', 'kind'])
        .where((column) => column.and({ tenant, id }))
        .executeTakeFirst()
    },
  }
}
