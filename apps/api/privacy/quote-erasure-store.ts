import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Actor } from '../platform/audit/ports.ts'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { isRestricted } from './restricted-store.ts'

/** The quotes of a month that were made in a period of it. */
export type Shelf = { month: string; from: Date; to: Date }

/** A payment that failed: no money is authorised, and none was ever booked. */
const ended = sql`('DECLINED', 'EXPIRED', 'SUPERSEDED', 'VOIDED', 'REFUNDED')`

/** A quote that became a policy, alone or as one of a pair: a record of what was sold and why. */
export const isSold = sql<boolean>`(
  quote.status = 'taken-up' or exists (
    select from milepost.policy
    where policy.tenant = quote.tenant and policy.reference in (quote.reference, quote.beside_reference)
  )
)`

/** Money moved for it, or may still move: the accounts need it. */
export const hasMoney = sql<boolean>`exists (
  select from milepost.payment_attempt attempt
  where attempt.tenant = quote.tenant and attempt.reference = quote.reference
    and (attempt.state not in ${ended}
      or exists (select from milepost.ledger_entry where ledger_entry.attempt_id = attempt.id))
)`

/** A provider names a payment by our order id where it can, and always by its own reference. */
export const isEventOf = sql<boolean>`(
  webhook_event.order_id = attempt.id
  or (webhook_event.provider, webhook_event.provider_ref) = (attempt.provider, attempt.provider_ref)
)`

/** Last touched before this moment: made, priced, and its purchase form saved. */
const isOlderThan = (before: Date, shelf: RawBuilder<unknown> = sql`quote.shelf`) => sql<boolean>`(
  quote.created_at < ${before}
  and not exists (
    select from milepost.quote_version version
    where version.tenant = quote.tenant and version.reference = quote.reference and version.shelf = ${shelf}
      and version.priced_at >= ${before}
  )
  and not exists (
    select from milepost.quote_contact contact
    where contact.tenant = quote.tenant and contact.reference = quote.reference and contact.updated_at >= ${before}
  )
)`

/** How far back the nightly job looks for quotes that name a conviction: it may be away for as long. */
const LOOK_BACK_DAYS = 90

/** Answers that say so, of any driver: a yes is stored as such. */
export const namesConviction = (answers: RawBuilder<unknown>) =>
  sql<boolean>`${answers}::text ~ '"has(Motoring|Criminal)Convictions" *: *true'`

const hasConviction = sql<boolean>`exists (
  select from milepost.quote_version version
  where version.tenant = quote.tenant and version.reference = quote.reference and version.shelf = quote.shelf
    and ${namesConviction(sql`version.answers`)}
)`

/** On the shelf of a month, which is erased as a whole (0062). */
const isOfMonth = sql<boolean>`quote.shelf in (select milepost.quote_months())`

/**
 * Deletes at most this many old quotes that were not purchased. Locked ones are left for the next run, restricted ones until the
 * restriction is lifted (DSK-706).
 */
export function eraseOldQuotes(
  db: Kysely<Database>,
  before: Date,
  atMost: number,
  which?: Shelf | 'of no month',
): Promise<number> {
  const isDue = (shelf?: RawBuilder<unknown>) => sql`${isOlderThan(before, shelf)} and not ${isRestricted}`
  if (which === undefined) return eraseWhere(db, isDue(), atMost)
  if (which === 'of no month') return eraseWhere(db, sql`${isDue()} and not ${isOfMonth}`, atMost)
  const { month, from, to } = which
  const isThere = sql`quote.shelf = ${month}::date and quote.created_at >= ${from} and quote.created_at < ${to}`
  // Their versions are dropped with the month.
  return eraseWhere(db, sql`${isThere} and ${isDue(sql`${month}::date`)}`, atMost, async (transaction) => {
    await sql`select set_config('milepost.dropped_with', ${month}, true)`.execute(transaction)
  })
}

/** Deletes at most this many old quotes that name a conviction (D-281). The oldest were looked at in earlier nights. */
export function eraseQuotesWithConvictions(
  db: Kysely<Database>,
  before: Date,
  atMost: number,
): Promise<number> {
  const since = new Date(before.getTime() - LOOK_BACK_DAYS * 86_400_000)
  const isDue = sql`quote.created_at >= ${since} and ${isOlderThan(before)} and not ${isRestricted} and ${hasConviction}`
  return eraseWhere(db, isDue, atMost)
}

/** Erases this quote on request, unless it was purchased or money moved for it. Only a record of who erased it remains. */
export async function eraseQuote(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  by: Actor,
  at: Date,
): Promise<boolean> {
  const erased = await eraseWhere(
    db,
    sql`(quote.tenant, quote.reference) = (${tenant}, ${reference})`,
    1,
    undefined,
    (transaction) =>
      appendEntries(transaction, by, at, [{ act: 'quote.erase', about: { kind: 'quote', id: reference } }]),
  )
  return erased > 0
}

function eraseWhere(
  db: Kysely<Database>,
  which: RawBuilder<unknown>,
  atMost: number,
  prepare?: (transaction: Transaction<Database>) => Promise<void>,
  record?: (transaction: Transaction<Database>) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<QuoteKey>`
      select quote.tenant, quote.reference from milepost.quote
      where ${which} and not ${isSold} and not ${hasMoney}
      limit ${atMost} for update of quote skip locked
    `.execute(transaction)
    if (rows.length === 0) return 0
    await prepare?.(transaction)
    await eraseHeld(transaction, rows)
    await record?.(transaction)
    return rows.length
  })
}

/** Rows that refer to a quote are deleted first; versions, grants, forms, documents and links are deleted with it. */
export async function eraseHeld(
  transaction: Transaction<Database>,
  keys: readonly QuoteKey[],
): Promise<void> {
  const these = sql`unnest(${keys.map(({ tenant }) => tenant)}::text[], ${keys.map(({ reference }) => reference)}::text[]) as these (tenant, reference)`
  const attempts = sql`(select id from milepost.payment_attempt join ${these} using (tenant, reference))`
  await sql`
    delete from milepost.webhook_event using milepost.payment_attempt attempt
    where attempt.id in ${attempts} and ${isEventOf}
  `.execute(transaction)
  // Emails are named by the payment or the quote they are about, with its brand before it (send-once, mail-purchase).
  const emails = sql`(
    select tenant || ':' || id from milepost.payment_attempt join ${these} using (tenant, reference)
    union select tenant || ':' || reference from ${these}
  )`
  for (const table of ['mail_sent', 'mail_claim'])
    await sql`delete from ${sql.table(`milepost.${table}`)} where subject in ${emails}`.execute(transaction)
  // They hold ids only, and there is nothing left to do for them.
  await sql`delete from milepost.job where data ->> 'attemptId' in ${attempts}`.execute(transaction)
  await sql`
    delete from milepost.job using ${these}
    where data ->> 'tenant' = these.tenant and data ->> 'reference' = these.reference
  `.execute(transaction)
  await sql`delete from milepost.payment_event where attempt_id in ${attempts}`.execute(transaction)
  await sql`delete from milepost.payment_attempt where id in ${attempts}`.execute(transaction)
  await sql`delete from milepost.quote using ${these} where quote.tenant = these.tenant and quote.reference = these.reference`.execute(
    transaction,
  )
}
