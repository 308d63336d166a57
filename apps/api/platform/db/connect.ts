import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
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
const timeLimits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
}
const limits = { ...timeLimits, connectionTimeoutMillis: 5_000 }

/** One pool and one driver, whichever server it is. */
export async function connect(connection: Connection, log: StorageLog): Promise<Connected> {
  await checkServer({ ...connection, ...limits })
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
  const renew = renewedWhenReadOnly(pool)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      const { query, queryDurationMillis } = event
      tracedSince(statementName(query.sql), { 'db.system.name': 'postgresql' }, queryDurationMillis)
      if (event.level !== 'error' || errorCode(event.error) !== READ_ONLY) return
      log({ event: 'storage.read-only' })
      renew()
    },
  })
  return {
    db,
    ping: () => inTime(takesWrites(db).then((takes) => takes || renew())),
    close: () => db.destroy(),
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: MOST_CONNECTIONS,
    }),
  }
}

/** Lifts the limits until the transaction ends: backups and migrations may take longer than a request. */
export async function withoutTimeLimits(transaction: Transaction<Database>): Promise<void> {
  for (const limit of Object.keys(timeLimits))
    await sql`select set_config(${limit}, '0', true)`.execute(transaction)
}

/** PostgreSQL's word for a write that a standby or a demoted primary refuses. */
const READ_ONLY = '25006'

/**
 * After a failover, connections may still lead to a server that only reads. Each of those is closed, the idle ones at once and the
 * others when they come back, so that the next statement goes wherever the address leads by then (F24).
 */
function renewedWhenReadOnly(pool: pg.Pool): () => false {
  const opened = new Map<pg.PoolClient, number>()
  let generation = 0
  pool.on('connect', (client) => opened.set(client, generation))
  pool.on('remove', (client) => opened.delete(client))
  pool.on('release', (_error, client) => {
    // The pool does not keep a connection that is ending.
    if (opened.get(client) !== generation) (client as unknown as pg.Client).end().catch(() => {})
  })
  return () => {
    generation += 1
    for (let idle = pool.idleCount; idle > 0; idle -= 1)
      pool.connect().then(
        (client) => client.release(),
        () => {},
      )
    return false
  }
}

/** A standby answers reads as a primary does, so the question is whether it would take a write. */
async function takesWrites(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`
    select current_setting('transaction_read_only') = 'off' as takes
  `.execute(db)
  return rows[0]?.takes === true
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PING_PATIENCE, false)
  })
  const answered = answer.catch(() => false)
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
