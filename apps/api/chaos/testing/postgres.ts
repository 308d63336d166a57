import { randomBytes } from 'node:crypto'
import { chown, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { type Connection, connect } from '../../platform/db/connect.ts'
import type { SocketConnection } from '../../platform/db/embedded/attempt.ts'
import { ROLE } from '../../platform/db/embedded/cluster.ts'
import { startEmbedded } from '../../platform/db/embedded/embedded-server.ts'
import { postmasterOf } from '../../platform/db/embedded/postmaster.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { Database } from '../../platform/db/schema.ts'
import { killServer } from '../../platform/db/testing/kill-server.ts'
import { putCluster } from '../../platform/db/testing/prepared-clusters.ts'
import { type PrimaryAndStandby, primaryAndStandby } from '../../platform/db/testing/primary-and-standby.ts'
import {
  removeDirectory,
  sweepKilledRuns,
  temporaryDirectory,
} from '../../platform/db/testing/temporary-directory.ts'
import { testKey } from '../../platform/db/testing/test-database.ts'
import { aesEncryption } from '../../platform/encryption/aes-encryption.ts'
import { withKeys } from '../../platform/encryption/database-keys.ts'
import type { SmallDisk } from './small-disk.ts'

export type OwnDatabase = { db: Kysely<Database>; url: string; close(): Promise<void> }

export type Server = {
  /** A new migrated database. */
  database(): Promise<OwnDatabase>
  /** Runs statements as the server's administrator. */
  administer(...statements: readonly string[]): Promise<void>
  close(): Promise<void>
}

export type OwnServer = Server & {
  /** Stops it immediately, as `pg_ctl stop -m immediate` or a kill does; it is restarted automatically, like any service. */
  stopAtOnce(how: 'immediate' | 'killed'): Promise<void>
}

/** A PostgreSQL that a test may stop: no other tests use it. */
export async function ownServer(): Promise<OwnServer> {
  await sweepKilledRuns()
  const dataDir = await temporaryDirectory()
  await putCluster('migrated', dataDir)
  return serverIn(dataDir, () => removeDirectory(dataDir))
}

/** The same for what is not a test run, which has no prepared files to copy. */
export async function newServer(): Promise<OwnServer> {
  await sweepKilledRuns()
  const dataDir = await temporaryDirectory()
  return serverIn(dataDir, () => removeDirectory(dataDir))
}

export type ServerOnDisk = OwnServer & { disk: SmallDisk }

/** The same on a disk that a test may fill: all of its files, or only its databases' if there is no room for more. */
export async function serverOn(disk: SmallDisk): Promise<ServerOnDisk> {
  if (disk.holds === 'everything') return { ...(await serverIn(disk.path, disk.close)), disk }
  await sweepKilledRuns()
  const dataDir = await temporaryDirectory()
  const server = await serverIn(
    dataDir,
    async () => {
      await removeDirectory(dataDir)
      await disk.close()
    },
    disk.path,
  )
  return { ...server, disk }
}

/** Its databases are with its other files, or in their own directory. */
async function serverIn(dataDir: string, remove: () => Promise<void>, tables?: string): Promise<OwnServer> {
  const server = await startEmbedded({ dataDir, log: () => {} })
  const cluster = join(server.location, 'cluster')
  const inDatabase = (database: string) => ({ ...server.connection, database })
  if (tables !== undefined) {
    const { uid, gid } = await stat(cluster)
    await chown(tables, uid, gid)
    await run(inDatabase('postgres'), [`create tablespace ${SMALL} location '${tables}'`])
  }
  const at = { in: inDatabase, urlOf: (database: string) => urlOf(inDatabase(database)) }
  return {
    ...(await databasesAt(at, tables === undefined ? '' : `tablespace ${SMALL}`)),
    async stopAtOnce(how) {
      if (how === 'killed') return killServer(cluster)
      const postmaster = await postmasterOf(cluster)
      if (postmaster === undefined) throw new Error('No server runs')
      process.kill(postmaster, 'SIGQUIT')
    },
    async close() {
      await server.close()
      await remove()
    },
  }
}

const SMALL = 'small'

export type ReplicatedServer = Server & Pick<PrimaryAndStandby, 'moveTo'>

/** A primary that streams to a standby, behind one address that a test switches between them. */
export async function replicatedServer(): Promise<ReplicatedServer> {
  await sweepKilledRuns()
  const { url, moveTo, close } = await primaryAndStandby()
  const urlOf = (database: string) => new URL(database, url).href
  const at = { in: (database: string) => ({ connectionString: urlOf(database) }), urlOf }
  return { ...(await databasesAt(at)), moveTo, close }
}

/** How to reach a database of a server, for us and as DATABASE_URL. */
type Address = { in(database: string): Connection; urlOf(database: string): string }

/** The server's own database serves as the template of all others. */
async function databasesAt(at: Address, where = ''): Promise<Pick<Server, 'database' | 'administer'>> {
  const administer = (...statements: readonly string[]) => run(at.in('postgres'), statements)
  const { db, close } = await connect(at.in(ROLE), () => {})
  try {
    await migrate(db)
  } finally {
    await close()
  }
  return {
    administer,
    async database() {
      const name = `chaos_${randomBytes(6).toString('hex')}`
      await administer(`create database ${name} template ${ROLE} ${where}`)
      const opened = await connect(at.in(name), () => {})
      return { db: withKeys(opened.db, aesEncryption([testKey])), url: at.urlOf(name), close: opened.close }
    },
  }
}

async function run(connection: Connection, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection)
  // A server that dies during a statement is reported by the pending statement.
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

/** In the form of DATABASE_URL: the socket's directory replaces the host. */
function urlOf({ user, host, port, database }: SocketConnection): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
}
