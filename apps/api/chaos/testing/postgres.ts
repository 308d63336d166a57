import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { connect } from '../../db/connect'
import { withKeys } from '../../db/database-keys'
import type { SocketConnection } from '../../db/embedded/attempt'
import { startEmbedded } from '../../db/embedded/embedded-server'
import { postmasterOf } from '../../db/embedded/postmaster'
import { migrate } from '../../db/migrate'
import type { Database } from '../../db/schema'
import { killServer } from '../../db/testing/kill-server'
import { removeDirectory, sweepKilledRuns, temporaryDirectory } from '../../db/testing/temporary-directory'
import { testKey } from '../../db/testing/test-database'
import { aesSealing } from '../../providers/sealing/aes-sealing'

export type OwnDatabase = { db: Kysely<Database>; url: string; close(): Promise<void> }

export type OwnServer = {
  /** A migrated database of its own. */
  database(): Promise<OwnDatabase>
  /** Gone at once, as by `pg_ctl stop -m immediate` or a kill; it is started again by itself, as any service is. */
  stopAtOnce(how: 'immediate' | 'killed'): Promise<void>
  close(): Promise<void>
}

/** A PostgreSQL of our own, which a test may stop: nobody else's tests are on it. */
export async function ownServer(): Promise<OwnServer> {
  await sweepKilledRuns()
  const dataDir = await temporaryDirectory()
  const server = await startEmbedded({ dataDir, log: () => {} })
  const cluster = join(server.location, 'cluster')
  const template = newDatabaseName()
  await administer(server.connection, `create database ${template}`)
  const { db, close } = await connect(inDatabase(server.connection, template), () => {})
  try {
    await migrate(db)
  } finally {
    await close()
  }

  return {
    async database() {
      const name = newDatabaseName()
      await administer(server.connection, `create database ${name} template ${template}`)
      const connection = inDatabase(server.connection, name)
      const opened = await connect(connection, () => {})
      return { db: withKeys(opened.db, aesSealing([testKey])), url: urlOf(connection), close: opened.close }
    },
    async stopAtOnce(how) {
      if (how === 'killed') return killServer(cluster)
      const postmaster = await postmasterOf(cluster)
      if (postmaster === undefined) throw new Error('No server runs')
      process.kill(postmaster, 'SIGQUIT')
    },
    async close() {
      await server.close()
      await removeDirectory(dataDir)
    },
  }
}

const newDatabaseName = () => `chaos_${randomBytes(6).toString('hex')}`

const inDatabase = (connection: SocketConnection, database: string) => ({ ...connection, database })

async function administer(connection: SocketConnection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** As DATABASE_URL says it: a socket's directory stands where a host would. */
function urlOf({ user, host, port, database }: SocketConnection): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
}
