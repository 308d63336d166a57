import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { tracedSince } from '../tracepoint.ts'
import { boundWaits, LIFT_LIMIT, type Waits } from './bounded-waits.ts'
import type { SocketConnection } from './embedded/attempt.ts'
import type { Database } from './schema.ts'
import { errorCode, errorText, StorageError, type StorageLog } from './storage-error.ts'

export type Connection = SocketConnection | { connectionString: string }

export type Connected = {
  db: Kysely<Database>
  /** Whether the database is available and accepts writes. */
  ping(): Promise<boolean>
  close(): Promise<void>
  /** Current use of the connection pool. */
  pool(): { inUse: number; idle: number; waiting: number; most: number }
}

const MOST_CONNECTIONS = 10
const PING_PATIENCE = 2_000

/** The longest that a request may wait for the database or block others (take-up, step 9, in the safety rules). */
const timeLimits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
}
const limits = { ...timeLimits, connectionTimeoutMillis: 5_000 }
/** The time that a request waits for a connection, plus the time limit of a statement. */
const ordinaryWaits: Waits = {
  begin: limits.connectionTimeoutMillis,
  statement: limits.connectionTimeoutMillis + timeLimits.statement_timeout,
}

/** One pool and one driver for every kind of server. */
export async function connect(
  connection: Connection,
  log: StorageLog,
  waits: Waits = ordinaryWaits,
): Promise<Connected> {
  await checkServer({ ...connection, ...limits })
  const pool = new pg.Pool({
    ...connection,
    ...limits,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    application_name: 'milepost',
  })
  // Connections die with their server and the pool replaces them. An unhandled 'error' event would end the process, and the pool
  // handles it for idle connections only, so each connection has its own handler.
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      log({ event: 'storage.connection-lost', code: errorCode(error) ?? 'unknown' }),
    )
    boundWaits(client, waits, () => log({ event: 'storage.no-connection' }))
  })
  pool.on('error', () => {})
  const renew = renewedWhenReadOnly(pool)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: handedOut(pool, log) }),
    log: (event) => {
      const { query, queryDurationMillis } = event
      tracedSince(statementName(query.sql), { 'db.system.name': 'postgresql' }, queryDurationMillis)
      if (event.level !== 'error') return
      if (isExhausted(event.error)) log({ event: 'storage.no-connection' })
      if (errorCode(event.error) !== READ_ONLY) return
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

/** Reports requests that got no connection from the pool of this process. */
function handedOut(pool: pg.Pool, log: StorageLog) {
  return {
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        if (isExhausted(error)) log({ event: 'storage.no-connection' })
        throw error
      }),
  }
}

/** The messages of our pool and of PgBouncer, and the server's code, when all connections are in use. */
function isExhausted(error: unknown): boolean {
  return (
    errorCode(error) === '53300' ||
    /^(query_wait_timeout|no more connections allowed|timeout exceeded when trying to connect)/.test(
      errorText(error),
    )
  )
}

/** Lifts the timeouts until the transaction ends: backups and migrations may take longer than a request. */
export async function withoutTimeLimits(transaction: Transaction<Database>): Promise<void> {
  for (const limit of Object.keys(timeLimits))
    await transaction.executeQuery(CompiledQuery.raw(LIFT_LIMIT, [limit]))
}

/** SQLSTATE of a write that a standby or a demoted primary refuses. */
const READ_ONLY = '25006'

/**
 * After a failover, connections may still lead to a server that is read-only. They are all closed, idle ones immediately and the others
 * when released, so that the next statement goes to the server that the address then leads to (F24).
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

/** A standby answers reads like a primary, so ask whether it would accept a write. */
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

const OLDEST = 15
/** How long a server that has just been restarted, or a cluster whose leader changes, may refuse connections. */
const STARTING_PATIENCE = 20_000

/** Connects once, so that a wrong address or an unsuitable server is reported at start-up and not by the first customer. */
async function checkServer(config: pg.ClientConfig): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const client = newClient(config)
    // A connection lost meanwhile is reported by the pending call.
    client.on('error', () => {})
    try {
      await client.connect()
      return await checkFitness(client)
    } catch (error) {
      if (!isStarting(error) || performance.now() - begun > STARTING_PATIENCE)
        throw error instanceof StorageError ? error : refusal(error, client)
      await new Promise((resolve) => setTimeout(resolve, 250))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** PgBouncer's messages while it has no server: there is none yet, or another is about to become the leader (CLU-203). */
const poolerWaits = /server login has been failing|query_wait_timeout|server conn crashed/

/** A server that is starting, alone or behind a pooler, is available in a moment. A wrong address or password never is. */
function isStarting(error: unknown): boolean {
  const code = errorCode(error)
  return code === '57P03' || (code === '08P01' && poolerWaits.test(errorText(error)))
}

/** The address may contain a password, so it is never repeated. */
function newClient(config: pg.ClientConfig): pg.Client {
  const why =
    'DATABASE_URL is not the address of a PostgreSQL database. It should look like postgres://user:password@host:5432/name'
  if (config.connectionString !== undefined && !/^postgres(ql)?:\/\//.test(config.connectionString)) {
    throw new StorageError(why)
  }
  try {
    return new pg.Client(config)
  } catch {
    throw new StorageError(why)
  }
}

async function checkFitness(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; standby: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            pg_is_in_recovery() as standby`,
  )
  const [found] = rows
  if (!found || found.number < OLDEST * 10_000) {
    throw new StorageError(
      `The database server is PostgreSQL ${found?.version}; version ${OLDEST} or newer is needed.`,
    )
  }
  if (found.standby)
    throw new StorageError('The database server is a read-only standby; DATABASE_URL must name the primary.')
}

function refusal(error: unknown, { host, port, user, database }: pg.Client): StorageError {
  const where = `${host}:${port}`
  const reasons: Record<string, string> = {
    ENOTFOUND: `there is no host called "${host}"`,
    EAI_AGAIN: `the host name "${host}" cannot be looked up at the moment`,
    ECONNREFUSED: `nothing listens at ${where}`,
    ENOENT: `there is no server socket at ${where}`,
    EHOSTUNREACH: `${where} cannot be reached`,
    ENETUNREACH: `${where} cannot be reached`,
    ETIMEDOUT: `${where} does not answer`,
    '28P01': `the password for the user "${user}" is wrong`,
    '28000': `the server refuses the user "${user}"`,
    '3D000': `there is no database called "${database}" at ${where}`,
    '53300': `the server at ${where} has no free connection`,
    '57P03': `the server at ${where} is still starting`,
  }
  const text = errorText(error)
  const [, dropped] = /unsupported startup parameter: (\w+)/.exec(text) ?? []
  if (dropped !== undefined)
    return new StorageError(
      `The database cannot be used: the pooler at ${where} does not accept ${dropped} when a connection starts. docs/scaling.md (connection pooling) explains what to set.`,
      { cause: error },
    )
  const code = errorCode(error) ?? (/timeout/i.test(text) ? 'ETIMEDOUT' : '')
  const reason = reasons[code] ?? text
  return new StorageError(`The database cannot be used: ${reason}. Check DATABASE_URL.`, { cause: error })
}

/** The verb and table of a statement, for measuring durations: none of its values. */
function statementName(text: string): string {
  const [verb = 'statement'] = /\b(select|insert|update|delete|lock|fetch|declare)\b/i.exec(text) ?? []
  const [, schema, table] = /"?\b(milepost)"?\."?([a-z_]{1,40})\b/.exec(text) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${schema}.${table}`
}
