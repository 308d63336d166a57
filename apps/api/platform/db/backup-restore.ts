import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutTimeLimits } from './connect.ts'
import type { Database } from './schema.ts'
import { StorageError } from './storage-error.ts'
import { type SequenceState, type StoredTable, storedTables } from './stored-rows.ts'

/** Rows written by migrations, or by any process that has connected once. */
const seeds: Readonly<Record<string, string>> = {
  'milepost.payment_step': 'true',
  'milepost.referral_step': 'true',
  'milepost.work_step': 'true',
  'milepost.refund_step': 'true',
  'milepost.data_request_step': 'true',
  'milepost.audit_head': 'position = 0',
  'milepost.job': `name = 'periodic'`,
  'milepost.encryption_key': 'true',
  'milepost.encryption_progress': 'true',
}

export type Restoring = {
  /** Adds rows, each one line of JSON as written by a snapshot. */
  add(table: string, columns: readonly string[], lines: readonly string[]): Promise<void>
  setSequences(states: readonly SequenceState[]): Promise<void>
  /** The current number of rows. */
  count(table: string): Promise<number>
}

/**
 * Fills an empty database in one transaction. Every table is locked against other writers. The triggers on state changes and
 * append-only tables are disabled, because these rows already passed them; foreign keys are still checked.
 */
export function inEmptyDatabase<T>(
  db: Kysely<Database>,
  work: (restoring: Restoring) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction)
    const tables = await storedTables(transaction)
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction)
    await refuseRows(transaction, tables)
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
    const months = new Set<string>()
    const done = await work({
      async add(name, columns, lines) {
        if (name === VERSIONS) await makeMonths(transaction, months, columns, lines)
        await add(transaction, tableAt(tables, name), columns, lines)
      },
      setSequences: (states) => setSequences(transaction, states),
      count: (name) => count(transaction, tableAt(tables, name)),
    })
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction)
    return done
  })
}

/** Tables are created before they are filled. If there were none and the restore fails for any reason, they are dropped again. */
export async function nothingLeftOnFailure<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ isNew: boolean }>`
    select to_regnamespace('milepost') is null as "isNew"`.execute(db)
  try {
    return await work()
  } catch (error) {
    if (rows[0]?.isNew) {
      await sql`drop schema if exists milepost cascade`.execute(db)
      await sql`drop schema if exists milepost_months cascade`.execute(db)
      await sql`drop schema if exists ${sql.id(OLD_JOBS)} cascade`.execute(db)
    }
    throw error
  }
}

/** Where builds before 0018-job stored their jobs. */
const OLD_JOBS = 'milepost_jobs'

/** The one pg-boss table that held rows, for restoring an old backup; the next migration moves the rows out of it. */
export async function makeOldJobTable(db: Kysely<Database>): Promise<void> {
  await sql`
    create schema if not exists ${sql.id(OLD_JOBS)};
    create type ${sql.id(OLD_JOBS, 'job_state')} as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table ${sql.id(OLD_JOBS, 'job')} (
      id uuid, name text, priority integer, data jsonb, state ${sql.id(OLD_JOBS, 'job_state')}, retry_limit integer,
      retry_count integer, retry_delay integer, retry_backoff boolean, start_after timestamptz, started_on timestamptz,
      singleton_key text, singleton_on timestamp, expire_in interval, created_on timestamptz, completed_on timestamptz,
      keep_until timestamptz, output jsonb, dead_letter text, policy text
    )`.execute(db)
}

/** The other pg-boss tables held nothing to restore: queues, schedules and the archive. */
export const isLeftOut = (table: string) => table.startsWith(`${OLD_JOBS}.`) && table !== `${OLD_JOBS}.job`

/** The planner has no statistics for restored rows until they are analysed. */
export async function learnSizes(db: Kysely<Database>): Promise<void> {
  await sql`analyze`.execute(db)
}

/** Called before migrating to the backup's version, which would change a database that is in use. */
export async function refuseFilled(db: Kysely<Database>): Promise<void> {
  await refuseRows(db, await storedTables(db))
}

async function refuseRows(db: Kysely<Database>, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) {
    const isSeed = sql.raw(seeds[name] ?? 'false')
    const { rows } = await sql`select from ${sql.table(name)} where not (${isSeed}) limit 1`.execute(db)
    if (rows.length > 0)
      throw new StorageError(`The database is not empty: there are rows in ${name}. Nothing was changed.`)
  }
}

function tableAt(tables: readonly StoredTable[], name: string): StoredTable {
  const table = tables.find((each) => each.name === name)
  if (table === undefined)
    throw new StorageError(`The backup has the table ${name}, which this build does not know.`)
  return table
}

const VERSIONS = 'milepost.quote_version'

/** Versions of quotes are partitioned by month (0039). A new database has partitions for the coming months only. */
async function makeMonths(
  transaction: Transaction<Database>,
  made: Set<string>,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const place = columns.indexOf('shelf')
  if (place < 0) return
  for (const line of lines) {
    const shelf: string = JSON.parse(line)[place]
    if (made.has(shelf) || shelf.endsWith('infinity')) continue
    made.add(shelf)
    await sql`select milepost.make_quote_month(${shelf}::date)`.execute(transaction)
  }
}

async function add(
  transaction: Transaction<Database>,
  table: StoredTable,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const values = columns.map((column, place) => {
    const type = table.columns.find(({ name }) => name === column)?.type
    if (type === undefined)
      throw new StorageError(`The backup has ${table.name}.${column}, which this build does not know.`)
    return sql`(line->>${sql.lit(place)})::${sql.raw(type)}`
  })
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(
    transaction,
  )
}

async function setSequences(transaction: Transaction<Database>, states: readonly SequenceState[]) {
  for (const { name, value, isCalled } of states)
    await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(transaction)
}

async function count(transaction: Transaction<Database>, { name }: StoredTable): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(transaction)
  return Number(rows[0]?.count)
}
