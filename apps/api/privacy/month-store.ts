import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { errorCode } from '../platform/db/storage-error.ts'
import type { MonthsErased } from './ports.ts'
import { eraseOldQuotes, type Shelf } from './quote-erasure-store.ts'

/** How long dropping a month may block customers. It does not wait for a longer reader such as a backup. */
const LOCK_PATIENCE = '1s'
const LOCK_NOT_HAD = '55P03'
/** Another process has dropped it meanwhile. */
const GONE = '42P01'

/**
 * Erases whole months of quotes (decision 0062). Day by day it erases the quotes with everything that belongs to them, except their
 * versions, and moves the quotes that must be retained off the shelf. Then it drops the shelf, and nine tenths of the bytes with it. Each
 * quote is erased or moved in its own commit, and no quote is added to a month that is over. So the shelf is dropped only when no quote is
 * on it, and after any stop the next night continues.
 */
export async function eraseMonths(
  db: Kysely<Database>,
  before: Date,
  batch: number,
  signal?: AbortSignal,
): Promise<MonthsErased> {
  let quotes = 0
  let months = 0
  for (const month of await dueMonths(db, before)) {
    quotes += await emptyMonth(db, month, before, batch, signal)
    if (signal?.aborted) break
    if (await dropMonth(db, month)) months += 1
  }
  return { quotes, months }
}

/** Erases the quotes of a month that may be erased and moves the others elsewhere. Returns how many it erased. */
export async function emptyMonth(
  db: Kysely<Database>,
  month: string,
  before: Date,
  batch: number,
  signal?: AbortSignal,
): Promise<number> {
  let quotes = 0
  for (const day of await daysOf(db, month)) {
    for (let some = batch; some === batch && !signal?.aborted; quotes += some)
      some = await eraseOldQuotes(db, before, batch, { month, ...day })
    for (let some = batch; some === batch && !signal?.aborted; )
      some = await keepLonger(db, { month, ...day }, batch)
  }
  return quotes
}

/** Months that ended before this moment, oldest first: every quote of theirs was made earlier. */
async function dueMonths(db: Kysely<Database>, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::text from milepost.quote_months() as made (month)
    where (month + interval '1 month') at time zone 'UTC' <= ${before}
      and month < date_trunc('month', milepost.now() at time zone 'UTC')
    order by month`.execute(db)
  return rows.map(({ month }) => month)
}

/** The days of a month. Quotes are found by the time they were made, and no period is searched twice. */
async function daysOf(db: Kysely<Database>, month: string): Promise<readonly Omit<Shelf, 'month'>[]> {
  const { rows } = await sql<Omit<Shelf, 'month'>>`
    select day at time zone 'UTC' as from, (day + interval '1 day') at time zone 'UTC' as to
    from generate_series(${month}::date::timestamp, ${month}::date + interval '1 month' - interval '1 day', '1 day') as day
    order by 1`.execute(db)
  return rows
}

/** Moves what is left on a shelf to where it is stored until its own time has come: purchased, with money, restricted, or used since. */
async function keepLonger(db: Kysely<Database>, { month, from, to }: Shelf, atMost: number): Promise<number> {
  const columns = sql`tenant, reference, version, outcome_id, answers, marketing, risk, choices, assessment, packed, cause, priced_at`
  const { numAffectedRows } = await sql`
    with held as materialized (
      select tenant, reference from milepost.quote
      where shelf = ${month}::date and created_at >= ${from} and created_at < ${to}
      limit ${atMost} for update skip locked
    ),
    taken as (
      delete from milepost.quote_version as version using held
      where version.tenant = held.tenant and version.reference = held.reference and version.shelf = ${month}::date
      returning version.*
    ),
    put as (
      insert into milepost.quote_version (${columns}, shelf) select ${columns}, 'infinity' from taken
    )
    update milepost.quote set shelf = 'infinity' from held
    where quote.tenant = held.tenant and quote.reference = held.reference`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** False while a quote is on it, or while a reader holds it longer than customers may wait; the next night retries. */
export async function dropMonth(db: Kysely<Database>, month: string): Promise<boolean> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(transaction)
      const { rows } = await sql<{ isDropped: boolean }>`
        select milepost.drop_quote_month(${month}::date) as "isDropped"`.execute(transaction)
      return rows[0]?.isDropped === true
    })
  } catch (error) {
    const code = errorCode(error)
    if (code === LOCK_NOT_HAD || code === GONE) return false
    throw error
  }
}
