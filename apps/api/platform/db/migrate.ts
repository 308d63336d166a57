import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutTimeLimits } from './connect.ts'
import { holdersOfTables, holdersOfTurn } from './lock-holders.ts'
import { migrations } from './migrations/all.ts'
import { checksumOf } from './migrations/checksum.ts'
import type { NumberedMigration } from './migrations/numbered-migration.ts'
import { repairUnfilled } from './migrations/repairs.ts'
import { type Database, SCHEMA } from './schema.ts'
import { errorCode, errorText, StorageError } from './storage-error.ts'

const TABLE = 'migration'
/** The advisory lock that serialises processes that change tables. */
const LOCK_KEY = 4_716_208_835_190_442n
const LOCK = sql.lit(String(LOCK_KEY))

/** How long a process waits in total, for its turn and for tables, before it fails with an error (MIGRATION_WAIT). */
const PATIENCE_MS = 5 * 60_000
/** How long it waits for a table at a time: every later request waits behind it, customers' requests too. */
const TABLE_PATIENCE_MS = 3_000
const BETWEEN_TRIES_MS = 1_000

export type WaitForOthers = {
  patienceMs?: number
  tablePatienceMs?: number
  /** Called once if another process has to be waited for. */
  onWait?: () => void
}

/**
 * Migrates the database to this build and returns the names of what was applied. Processes that start together take turns, and all
 * but the first find nothing to do. A database that is newer than this build, has another history, or was made by a migration that
 * has changed since is refused unchanged.
 * Everything is in one transaction, which also scopes the lock and the settings. Kysely's Migrator takes a session lock: behind a
 * pooler the next statement may use another connection, and the lock would never be released.
 */
export async function migrate(
  db: Kysely<Database>,
  known = migrations,
  { patienceMs = PATIENCE_MS, tablePatienceMs = TABLE_PATIENCE_MS, onWait }: WaitForOthers = {},
): Promise<string[]> {
  const checksums = await checksumsOf(known)
  // If nothing is to be applied there is no need to wait or to have any rights: the API's own role checks and continues.
  if (await isUpToDate(db, known, checksums)) return []
  const until = performance.now() + patienceMs
  const left = () => Math.max(1, Math.round(until - performance.now()))
  let hasWaited = false
  const waits = () => {
    if (!hasWaited) onWait?.()
    hasWaited = true
  }
  for (;;) {
    try {
      return await db.transaction().execute(async (turn) => {
        await takeTurn(turn, { patienceMs: left(), onWait: waits })
        if (await isUpToDate(turn, known, checksums)) return []
        return applyDue(turn, known, checksums, Math.min(tablePatienceMs, left()))
      })
    } catch (error) {
      if (!(error instanceof TableInUse) || left() === 1) throw error
      waits()
      // Requests that waited behind it proceed before the next try.
      await pause(Math.min(BETWEEN_TRIES_MS, left()))
    }
  }
}

/** Another session uses a table that a migration changes. */
class TableInUse extends StorageError {}

/** Blocks every other process that migrates or grants rights until this transaction ends. It never waits for a lock indefinitely. */
export async function takeTurn(
  turn: Transaction<Database>,
  { patienceMs = PATIENCE_MS, onWait }: WaitForOthers = {},
): Promise<void> {
  await withoutTimeLimits(turn)
  await waitForLocks(turn, patienceMs)
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as "isMine"`.execute(turn)
  if (rows[0]?.isMine) return
  onWait?.()
  await sql`savepoint waiting`.execute(turn)
  try {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(turn)
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_HAD) throw error
    await sql`rollback to savepoint waiting`.execute(turn)
    const why = `Another process has been changing the database for more than ${inSeconds(patienceMs)}, or left its lock behind. ${await holdersOfTurn(turn, LOCK_KEY)} Nothing was changed.`
    throw new StorageError(why, { cause: error })
  }
}

async function waitForLocks(turn: Transaction<Database>, forMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(forMs)}, true)`.execute(turn)
}

const inSeconds = (ms: number) => `${ms < 10_000 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000)} seconds`

/** SQLSTATE of a lock that was not acquired in time. */
const LOCK_NOT_HAD = '55P03'

async function isUpToDate(
  db: Kysely<Database>,
  known: readonly NumberedMigration[],
  checksums: ReadonlyMap<string, string>,
): Promise<boolean> {
  const applied = await history(db)
  checkHistory(applied, known)
  const isWhole = applied.length === 0 || (await isUnchanged(db, checksums))
  return isWhole && applied.length === known.length
}

async function history(session: Kysely<Database>): Promise<string[]> {
  const table = sql.lit(`${SCHEMA}.${TABLE}`)
  const found = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(
    session,
  )
  if (!found.rows[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(`${SCHEMA}.${TABLE}`)} order by name collate "C"
  `.execute(session)
  return rows.map(({ name }) => name)
}

/** What was applied must be a prefix of what this build knows. */
function checkHistory(applied: readonly string[], known: readonly NumberedMigration[]): void {
  const newer = applied.slice(known.length)
  const changed = applied.slice(0, known.length).filter((name, index) => name !== known[index]?.name)
  if (changed.length > 0) {
    const here = known.slice(0, applied.length).map(({ name }) => name)
    const why = `The database's migrations differ from this build's. Applied: ${applied.join(', ')}. This build starts with: ${here.join(', ')}. A migration was renamed, removed or inserted. Run the build that created this database.`
    throw new StorageError(why)
  }
  if (newer.length > 0) {
    const why = `The database is newer than this build: it has ${newer.join(', ')}, which this build does not know. Run the newer build; migrations are never reversed.`
    throw new StorageError(why)
  }
}

const APPLIED = sql.table(`${SCHEMA}.${TABLE}`)

async function checksumsOf(known: readonly NumberedMigration[]): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(known.map(async (step) => [step.name, await checksumOf(step)] as const)))
}

/**
 * A changed migration has the same name but creates different tables: only its checksum shows it. Returns whether every checksum is
 * stored, because the column is newer than the table.
 */
async function isUnchanged(
  session: Kysely<Database>,
  checksums: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, to_jsonb(applied) ->> 'checksum' as checksum from ${APPLIED} as applied order by name collate "C"
  `.execute(session)
  const changed = rows.filter(({ name, checksum }) => checksum !== null && checksum !== checksums.get(name))
  if (changed.length === 0) return rows.every(({ checksum }) => checksum !== null)
  const names = changed.map(({ name }) => name).join(', ')
  const why = `This build's migration ${names} is not the one that was applied to this database. A released migration must never change. Run the build that created this database, or one with the original migrations.`
  throw new StorageError(why)
}

async function applyDue(
  turn: Transaction<Database>,
  known: readonly NumberedMigration[],
  checksums: ReadonlyMap<string, string>,
  tablePatienceMs: number,
): Promise<string[]> {
  // A migration is not typed by the current schema.
  const db = turn as unknown as Kysely<unknown>
  let under: string | undefined
  await waitForLocks(turn, tablePatienceMs)
  await sql`savepoint changes`.execute(turn)
  try {
    const applied = await history(turn)
    await makeHistory(turn)
    await repairUnfilled(applied, db)
    const due = known.slice(applied.length)
    for (const { name, up } of due) {
      under = name
      await up(db)
      await sql`insert into ${APPLIED} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        turn,
      )
    }
    under = undefined
    await storeChecksums(turn, checksums)
    return due.map(({ name }) => name)
  } catch (error) {
    const what = under ? `The migration ${under} failed and was rolled back` : 'The migrations could not run'
    if (errorCode(error) === LOCK_NOT_HAD) {
      await sql`rollback to savepoint changes`.execute(turn)
      const holders = await holdersOfTables(turn, tablePatienceMs)
      throw new TableInUse(`${what}: it waits for a table that is in use. ${holders}`, { cause: error })
    }
    const hint =
      errorCode(error) === '42501'
        ? ` The database user must own the tables and be allowed to create the schema "${SCHEMA}". Name such a user in MIGRATION_DATABASE_URL.`
        : ''
    throw new StorageError(`${what}: ${errorText(error)}.${hint}`, { cause: error })
  }
}

/** The tables as Kysely's Migrator created them, which earlier builds still read. */
async function makeHistory(turn: Transaction<Database>): Promise<void> {
  const schema = sql.id(SCHEMA)
  const { rows } = await sql`select from pg_namespace where nspname = ${SCHEMA}`.execute(turn)
  if (rows.length === 0) await sql`create schema ${schema}`.execute(turn)
  await sql`
    create table if not exists ${APPLIED} (name varchar(255) not null primary key, timestamp varchar(255) not null)
  `.execute(turn)
  const lock = sql.table(`${SCHEMA}.${TABLE}_lock`)
  await sql`
    create table if not exists ${lock} (id varchar(255) not null primary key, is_locked integer not null default 0)
  `.execute(turn)
  await sql`insert into ${lock} (id) values ('migration_lock') on conflict do nothing`.execute(turn)
}

/** For a database from before checksums were stored, this build's checksums are assumed. */
async function storeChecksums(
  turn: Transaction<Database>,
  checksums: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`alter table ${APPLIED} add column if not exists checksum text`.execute(turn)
  for (const [name, checksum] of checksums)
    await sql`
      update ${APPLIED} set checksum = ${checksum} where name = ${name} and checksum is null
    `.execute(turn)
}
