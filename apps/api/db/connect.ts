import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { tracedSince } from '../tracepoint'
import { checkServer } from './check-server'
import type { SocketConnection } from './embedded/attempt'
import { errorCode } from './error-code'
import type { Database } from './schema'
import { statementName } from './statement-name'
import type { StorageLog } from './storage-event'

export type Connection = SocketConnection | { connectionString: string }

export type Connected = {
  db: Kysely<Database>
  /** Whether the database answers now. */
  ping(): Promise<boolean>
  close(): Promise<void>
  /** How busy its connections are at this moment. */
  pool(): { inUse: number; idle: number; waiting: number; most: number }
}

const MOST_CONNECTIONS = 10
const PING_PATIENCE = 2_000

/** No request waits longer than this for the database, nor holds others up (take-up, step 9, in the safety rules). */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5_000,
}

/** One pool and one driver, whichever server it is. */
export async function connect(connection: Connection, log: StorageLog): Promise<Connected> {
  await checkServer({ ...connection, connectionTimeoutMillis: limits.connectionTimeoutMillis })
  const pool = new pg.Pool({
    ...connection,
    ...limits,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    application_name: 'milepost',
  })
  // Connections die with their server and the pool replaces them. Unheard, that event would end the process, and the pool hears
  // it of idle connections only: so each connection tells it itself, in use or not, and the pool need not repeat it.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log({ event: 'storage.connection-lost', code: errorCode(error) ?? 'unknown' }),
    )
  })
  pool.on('error', () => {})
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) =>
      tracedSince(statementName(query.sql), { 'db.system.name': 'postgresql' }, queryDurationMillis),
  })
  return {
    db,
    ping: () => answers(db),
    close: () => db.destroy(),
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: MOST_CONNECTIONS,
    }),
  }
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PING_PATIENCE, false)
  })
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
