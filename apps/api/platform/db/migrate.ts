import { type Kysely, sql, type Transaction } from 'kysely'
import { withoutTimeLimits } from './connect'
import { migrations } from './migrations/all'
import { checksumOf } from './migrations/checksum'
import type { NumberedMigration } from './migrations/numbered-migration'
import { repairUnfilled } from './migrations/repairs'
import { type Database, SCHEMA } from './schema'
import { errorCode, errorText, StorageError } from './storage-error'

const TABLE = 'migration'
/** The advisory lock that serialises processes that change tables. */
const LOCK = sql.lit('4716208835190442')

/** How long a process waits for another one that is migrating before it gives up with an error. */
const PATIENCE_MS = 5 * 60_000

export type WaitForOthers = {
  patienceMs?: number
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
  wait: WaitForOthers = {},
): Promise<string[]> {
  const checksums = await checksumsOf(known)
  // If nothing is to be applied there is no need to wait or to have any rights: the API's own role checks and continues.
  if (await isUpToDate(db, known, checksums)) return []
  return db.transaction().execute(async (turn) => {
    await takeTurn(turn, wait)
    if (await isUpToDate(turn, known, checksums)) return []
    return applyDue(turn, known, checksums)
  })
}

/** Blocks every other process that migrates or grants rights until this transaction ends. */
export async function takeTurn(
  turn: Transaction<Database>,
  { patienceMs = PATIENCE_MS, onWait }: WaitForOthers = {},
): Promise<void> {
  await withoutTimeLimits(turn)
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}::bigint) as "isMine"`.execute(turn)
  if (rows[0]?.isMine) return
  onWait?.()
  await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(turn)
  try {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(turn)
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_HAD) throw error
    const why = `Another process has been changing the database for more than ${Math.round(patienceMs / 1000)} seconds, or left its lock behind. See who: select pid, state, query from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory'. Nothing was changed.`
    throw new StorageError(why, { cause: error })
  }
  await withoutTimeLimits(turn)
}

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
    const why = `The database's migrations are not this build's. Applied: ${applied.join(', ')}. This build begins: ${here.join(', ')}. A migration was renamed, removed or put in between; run the build that made this database.`
    throw new StorageError(why)
  }
  if (newer.length > 0) {
    const why = `The database is newer than this build: it has ${newer.join(', ')}, which this build does not know. Run the newer build; migrations are never run backwards.`
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
  const why = `This build's migration ${names} is not the one that made this database. A migration that has landed never changes: run the build that made this database, or one whose migrations are as they were.`
  throw new StorageError(why)
}

async function applyDue(
  turn: Transaction<Database>,
  known: readonly NumberedMigration[],
  checksums: ReadonlyMap<string, string>,
): Promise<string[]> {
  // A migration is not typed by the current schema.
  const db = turn as unknown as Kysely<unknown>
  let under: string | undefined
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
    const what = under ? `The migration ${under} failed and was undone` : 'The migrations could not run'
    const hint =
      errorCode(error) === '42501'
        ? ` The database user needs the right to create the schema "${SCHEMA}" and owns its tables: name that user in MIGRATION_DATABASE_URL.`
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
