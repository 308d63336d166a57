import type { Kysely } from 'kysely'
import { grantRights } from './api-role.ts'
import { type Connected, type Connection, connect } from './connect.ts'
import type { SocketConnection } from './embedded/attempt.ts'
import { API_ROLE, SANDBOX_ROLE } from './embedded/cluster.ts'
import { startEmbedded } from './embedded/embedded-server.ts'
import { withReplica } from './read-elsewhere.ts'
import type { Database } from './schema.ts'
import type { StorageLog } from './storage-error.ts'

export type StorageSettings = {
  /** An external PostgreSQL server; if unset, the product starts its own. */
  databaseUrl?: string | undefined
  /** The same server as the user who owns the tables; if unset, the user of databaseUrl. */
  migrationDatabaseUrl?: string | undefined
  /** How long it waits for other processes that change the database. */
  migrationWaitSeconds?: number | undefined
  /** A replica of that server for reads that may take long. */
  databaseReadUrl?: string | undefined
  /** Where the product's own PostgreSQL stores its files. */
  dataDir: string
  log: StorageLog
  /** Called once the server has been started or contacted. Its answer takes a moment, so other work can be done now. */
  meanwhile?: () => void
}

export type OpenDatabase = Connected & {
  /** Runs work that changes tables as their owner, then grants the API's role its rights. */
  asOwner<T>(work: (owner: Kysely<Database>) => Promise<T>): Promise<T>
  /** The directory of the product's own PostgreSQL, which for root may be outside DATA_DIR. */
  location?: string
  /** Where the sandbox finds the clock that it may move; known for the product's own PostgreSQL only (D-274). */
  sandboxUrl?: string
}

/** Opens storage, ready for `asOwner(migrate)` and then for use. Any problem is thrown as a StorageError. */
export async function openDatabase(settings: StorageSettings): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, migrationWaitSeconds, meanwhile } = settings
  if (databaseUrl !== undefined) return openUrl(databaseUrl, settings)
  const server = await startEmbedded({ dataDir, log, meanwhile })
  try {
    const { close, ...connected } = await connect(server.apiConnection, log)
    const closeBoth = async () => {
      await close()
      await server.close()
    }
    const asOwner = ownerOf(server.connection, API_ROLE, { log, migrationWaitSeconds })
    return {
      ...connected,
      asOwner,
      close: closeBoth,
      location: server.location,
      sandboxUrl: urlFor(SANDBOX_ROLE, server.connection),
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

const urlFor = (role: string, { host, port, database }: SocketConnection) =>
  `postgres://${role}@${encodeURIComponent(host)}:${port}/${database}`

async function openUrl(
  connectionString: string,
  { migrationDatabaseUrl, migrationWaitSeconds, databaseReadUrl, log, meanwhile }: StorageSettings,
): Promise<OpenDatabase> {
  const connecting = connect({ connectionString }, log)
  meanwhile?.()
  const primary = await connecting
  const connected = databaseReadUrl === undefined ? primary : alsoReading(primary, databaseReadUrl, log)
  if (migrationDatabaseUrl === undefined) return { ...connected, asOwner: (work) => work(connected.db) }
  const role = decodeURIComponent(new URL(connectionString).username)
  const owner = { connectionString: migrationDatabaseUrl }
  return { ...connected, asOwner: ownerOf(owner, role, { log, migrationWaitSeconds }) }
}

function alsoReading(primary: Connected, url: string, log: StorageLog): Connected {
  const { db, close } = withReplica(primary.db, url, log)
  const closeBoth = async () => {
    await close()
    await primary.close()
  }
  return { ...primary, db, close: closeBoth }
}

/** The owner's connections are closed when its work is done, so that the running process has none. */
function ownerOf(
  connection: Connection,
  role: string,
  { log, migrationWaitSeconds }: Pick<StorageSettings, 'log' | 'migrationWaitSeconds'>,
): OpenDatabase['asOwner'] {
  const wait = migrationWaitSeconds === undefined ? {} : { patienceMs: migrationWaitSeconds * 1_000 }
  return async (work) => {
    const { db, close } = await connect(connection, log)
    try {
      const done = await work(db)
      await grantRights(db, role, wait)
      return done
    } finally {
      await close()
    }
  }
}
