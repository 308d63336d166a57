import { type Kysely, Migrator, sql } from 'kysely'
import { errorCode, errorText } from './error-code'
import { migrations } from './migrations/all'
import { checksumOf } from './migrations/checksum'
import type { NumberedMigration } from './migrations/numbered-migration'
import { repairUnfilled } from './migrations/repairs'
import { type Database, SCHEMA } from './schema'
import { StorageError } from './storage-error'

const TABLE = 'migration'
/** Kysely's own lock covers the migrations but not the making of its tables; ours covers both. */
export const MIGRATION_LOCK = sql.lit('4716208835190442')

/**
 * Brings the database up to this build and gives the names of what was applied. Processes that start together take turns; all
 * but the first find nothing to do. A database that is ahead of this build, that went another way, or that was made by a migration
 * changed since, is left alone.
 */
export async function migrate(db: Kysely<Database>, known = migrations): Promise<string[]> {
  return db.connection().execute(async (session) => {
    // Waiting for another process, or changing a large table, may take longer than a request may.
    await sql`set statement_timeout = 0`.execute(session)
    await sql`set lock_timeout = 0`.execute(session)
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(session)
    try {
      const applied = await history(session)
      checkHistory(applied, known)
      const checksums = await checksumsOf(known)
      const isWhole = applied.length === 0 || (await isUnchanged(session, checksums))
      // Whoever has nothing to change needs no right to: the API's own role looks and goes on.
      if (isWhole && applied.length === known.length) return []
      await repairUnfilled(applied, session)
      const names = await applyDue(session, known)
      await storeChecksums(session, checksums)
      return names
    } finally {
      // Frees the lock and puts the settings back before the connection returns to the pool.
      await sql`discard all`.execute(session)
    }
  })
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

/** What was applied must be the beginning of what this build knows. */
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
 * A changed migration has the name of the one before and makes other tables: only its checksum tells. Says whether every checksum is
 * stored: the column itself is younger than the table.
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

/** Of a database from before checksums were stored, what this build knows is taken for what it has. */
async function storeChecksums(
  session: Kysely<Database>,
  checksums: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`alter table ${APPLIED} add column if not exists checksum text`.execute(session)
  for (const [name, checksum] of checksums)
    await sql`
      update ${APPLIED} set checksum = ${checksum} where name = ${name} and checksum is null
    `.execute(session)
}

async function applyDue(session: Kysely<Database>, known: readonly NumberedMigration[]): Promise<string[]> {
  const migrator = new Migrator({
    db: session,
    provider: {
      getMigrations: async () => Object.fromEntries(known.map((migration) => [migration.name, migration])),
    },
    migrationTableSchema: SCHEMA,
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (!error) return results.map(({ migrationName }) => migrationName)
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  const hint =
    errorCode(error) === '42501'
      ? ` The database user needs the right to create the schema "${SCHEMA}" and owns its tables: name that user in MIGRATION_DATABASE_URL.`
      : ''
  const what = failed ? `The migration ${failed} failed and was undone` : 'The migrations could not run'
  throw new StorageError(`${what}: ${errorText(error)}.${hint}`, { cause: error })
}
