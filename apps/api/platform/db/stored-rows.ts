import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

export type StoredColumn = { name: string; type: string }
/** The qualified name: "milepost.quote". */
export type StoredTable = { name: string; columns: readonly StoredColumn[] }
export type SequenceState = { name: string; value: string; isCalled: boolean }

/** Recreated on restore. The manifest lists the migrations, and session ids are not valid in another database. */
const madeAnew: readonly string[] = ['milepost.migration', 'milepost.migration_lock', 'milepost.session_key']

/**
 * All our tables except the unlogged ones, whose rows matter only for minutes. Referenced tables come first. While an old backup is
 * restored the old job table is included.
 */
export async function storedTables(db: Kysely<Database>): Promise<readonly StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select space.nspname || '.' || class.relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class as class
    join pg_namespace as space on space.oid = class.relnamespace
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where space.nspname in ('milepost', 'milepost_jobs') and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p'
    group by 1 order by 1`.execute(db)
  const { rows: pointing } = await sql<{ from: string; to: string }>`
    with named as (
      select class.oid, space.nspname || '.' || relname as name
      from pg_class as class join pg_namespace as space on space.oid = relnamespace
      where space.nspname in ('milepost', 'milepost_jobs')
    )
    select distinct pointing.name as "from", pointed.name as "to" from pg_constraint
    join named as pointing on pointing.oid = conrelid join named as pointed on pointed.oid = confrelid
    where contype = 'f' and conparentid = 0 and conrelid <> confrelid`.execute(db)
  return pointedAtFirst(
    rows.filter(({ name }) => !madeAnew.includes(name)),
    pointing,
  )
}

function pointedAtFirst(
  tables: readonly StoredTable[],
  pointing: readonly { from: string; to: string }[],
): readonly StoredTable[] {
  const placed = new Set(madeAnew)
  const ordered: StoredTable[] = []
  while (ordered.length < tables.length) {
    const free = tables.filter(
      ({ name }) => !placed.has(name) && pointing.every(({ from, to }) => from !== name || placed.has(to)),
    )
    if (free.length === 0) throw new TypeError('The foreign keys of the tables form a circle')
    for (const table of free) {
      placed.add(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

/** Sequence values. They are not part of the snapshot, so they are never behind the rows read in it. */
export async function sequences(db: Kysely<Database>): Promise<readonly SequenceState[]> {
  const { rows: names } = await sql<{ name: string }>`
    select schemaname || '.' || sequencename as name from pg_sequences
    where schemaname in ('milepost', 'milepost_jobs') order by 1`.execute(db)
  const states: SequenceState[] = []
  for (const { name } of names) {
    const { rows } = await sql<Omit<SequenceState, 'name'>>`
      select last_value::text as value, is_called as "isCalled" from ${sql.table(name)}`.execute(db)
    for (const state of rows) states.push({ name, ...state })
  }
  return states
}

/** The migrations applied here, oldest first; empty if there are none yet. */
export async function appliedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ is: boolean }>`
    select to_regclass('milepost.migration') is not null as is`.execute(db)
  if (!found[0]?.is) return []
  const { rows } = await sql<{ name: string }>`
    select name from milepost.migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}
