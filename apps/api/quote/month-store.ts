import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutTimeLimits } from '../platform/db/connect.ts'
import type { Database } from '../platform/db/schema.ts'
import { errorCode } from '../platform/db/storage-error.ts'

/** A month's table is made this many months before its first quote. */
const AHEAD = 3
/** How long other sessions may have to wait behind our locks: for one lock, and for a whole statement. */
const LOCK_PATIENCE = '2s'
const PATIENCE = '4s'
/** Lock timeout, deadlock, or statement timeout. */
const LOCK_NOT_HAD = ['55P03', '40P01', '57014']

/**
 * Creates the tables of the next months. In a database from before there were months it first creates the shelves (decision 0062):
 * every row is checked without a lock, then the existing table becomes the first shelf instantly. If a reader holds the table for
 * longer than customers may wait, this is left for the next run, and everything works as before.
 */
export async function makeQuoteMonths(
  db: Kysely<Database>,
  now: Date,
  signal?: AbortSignal,
): Promise<{ hasBegun: boolean; made: number }> {
  if (!(await hasMonths(db))) {
    await db.transaction().execute(async (transaction) => {
      await withoutTimeLimits(transaction)
      await sql`select milepost.check_earlier_versions()`.execute(transaction)
    })
    if (signal?.aborted || !(await putUpShelves(db))) return { hasBegun: false, made: 0 }
    return { hasBegun: true, made: await makeAhead(db, now) }
  }
  return { hasBegun: false, made: await makeAhead(db, now) }
}

async function hasMonths(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select relkind = 'p' as has from pg_class where oid = 'milepost.quote_version'::regclass`.execute(db)
  return rows[0]?.has === true
}

async function putUpShelves(db: Kysely<Database>): Promise<boolean> {
  const isUp = await ifLocked(db, async (transaction) => {
    await sql`select milepost.put_up_shelves()`.execute(transaction)
    return true
  })
  return isUp === true
}

/** A month that cannot be created does not stop the months after it. */
async function makeAhead(db: Kysely<Database>, now: Date): Promise<number> {
  let made = 0
  const failures: unknown[] = []
  for (let ahead = 0; ahead <= AHEAD; ahead += 1)
    try {
      if (await makeMonth(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))))
        made += 1
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
  return made
}

function makeMonth(db: Kysely<Database>, month: Date): Promise<boolean | undefined> {
  return ifLocked(db, async (transaction) => {
    const { rows } = await sql<{ is: boolean }>`
      select milepost.make_quote_month(${month.toISOString().slice(0, 10)}::date) as is`.execute(transaction)
    return rows[0]?.is === true
  })
}

/** Undefined when the lock was not obtained: the next run tries again. */
async function ifLocked<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true), set_config('statement_timeout', ${PATIENCE}, true)`.execute(
        transaction,
      )
      return await work(transaction)
    })
  } catch (error) {
    if (LOCK_NOT_HAD.includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}
