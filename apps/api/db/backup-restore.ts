import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutHurry } from './backup-snapshot'
import { type KeptTable, keptTables, queueNames, type SequenceState } from './backup-tables'
import type { Database } from './schema'
import { StorageError } from './storage-error'

/** Written by the migrations, or by any process that has looked at the database once. */
const seeds: Readonly<Record<string, string>> = {
  'milepost.payment_step': 'true',
  'milepost_jobs.job': `name = 'periodic'`,
}

export type Restoring = {
  /** Adds rows, each as one line of JSON, as a snapshot gave them. */
  add(table: string, columns: readonly string[], lines: readonly string[]): Promise<void>
  setSequences(states: readonly SequenceState[]): Promise<void>
  /** How many rows are there now. */
  count(table: string): Promise<number>
}

/**
 * Fills an empty database, all of it or nothing. Nobody else writes to it meanwhile: every table is held. The triggers that watch
 * over steps and over what is written once are off, as these rows have taken their steps before; references are still checked.
 */
export function inEmptyDatabase<T>(
  db: Kysely<Database>,
  work: (restoring: Restoring) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await withoutHurry(transaction)
    const tables = await keptTables(transaction)
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction)
    await refuseRows(transaction, tables)
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
    const done = await work({
      add: (name, columns, lines) => add(transaction, tableAt(tables, name), columns, lines),
      setSequences: (states) => setSequences(transaction, states),
      count: (name) => count(transaction, tableAt(tables, name)),
    })
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction)
    return done
  })
}

/** Queues that a backup has and this build does not know by itself. */
export async function makeQueues(db: Kysely<Database>, wanted: readonly string[]): Promise<void> {
  const there = await queueNames(db)
  for (const name of wanted.filter((each) => !there.includes(each)))
    await sql`select milepost_jobs.create_queue(${name}, '{"policy":"standard"}'::json)`.execute(db)
}

/** What the planner knows of a table comes with its rows only once somebody has looked at them. */
export async function learnSizes(db: Kysely<Database>): Promise<void> {
  await sql`analyze`.execute(db)
}

/** Asked before its tables are brought to where the backup was made, which would change a database that is in use. */
export async function refuseFilled(db: Kysely<Database>): Promise<void> {
  await refuseRows(db, await keptTables(db))
}

async function refuseRows(db: Kysely<Database>, tables: readonly KeptTable[]): Promise<void> {
  for (const { name } of tables) {
    const isSeed = sql.raw(seeds[name] ?? 'false')
    const { rows } = await sql`select from ${sql.table(name)} where not (${isSeed}) limit 1`.execute(db)
    if (rows.length > 0)
      throw new StorageError(`The database is not empty: there are rows in ${name}. Nothing was changed.`)
  }
}

function tableAt(tables: readonly KeptTable[], name: string): KeptTable {
  const table = tables.find((each) => each.name === name)
  if (table === undefined)
    throw new StorageError(`The backup has the table ${name}, which this build does not know.`)
  return table
}

async function add(
  transaction: Transaction<Database>,
  table: KeptTable,
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

async function count(transaction: Transaction<Database>, { name }: KeptTable): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(transaction)
  return Number(rows[0]?.count)
}
