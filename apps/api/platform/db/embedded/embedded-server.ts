import type pg from 'pg'
import { errorCode, errorText, isUniqueViolation, StorageError, type StorageLog } from '../storage-error.ts'
import { writeAccessRules } from './access-rules.ts'
import { type SocketConnection, socketConnection } from './attempt.ts'
import { API_ROLE, clusterVersion, makeCluster, ROLE } from './cluster.ts'
import { canRun, chooseHome, clusterOf, type Home } from './home.ts'
import { copyNative, findNative, linkLibraries, type Native, sweepUnfinished } from './native.ts'
import { stopPostmaster } from './postmaster.ts'
import { reachServer } from './reach-server.ts'
import type { Server } from './server.ts'
import { makeSocketDirectory } from './socket-directory.ts'

export type EmbeddedServer = {
  /** As the role that owns everything. */
  connection: SocketConnection
  /** As the API's role. */
  apiConnection: SocketConnection
  /** The directory that holds the files. */
  location: string
  /** Stops the server unless another live process uses it: the last one to leave stops it. */
  close(): Promise<void>
}

export type EmbeddedSettings = {
  dataDir: string
  log: StorageLog
  sharedRoot?: string
  /** Called when a server has been started and is not up yet. */
  meanwhile?: (() => void) | undefined
}

/** The product's own PostgreSQL: started if it is not running, shared if it is, and restarted if it dies. */
export async function startEmbedded(settings: EmbeddedSettings): Promise<EmbeddedServer> {
  try {
    return await start(settings)
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw new StorageError(`The database in ${settings.dataDir} cannot be used: ${errorText(error)}`, {
      cause: error,
    })
  }
}

async function start({ dataDir, log, sharedRoot, meanwhile }: EmbeddedSettings): Promise<EmbeddedServer> {
  const server = await prepareServer(dataDir, log, sharedRoot)
  const { location } = server.home
  let closing = false
  let closed: Promise<void> | undefined
  let keeper = watched(await join())
  try {
    await makeDatabase(await keeper)
    await makeApiRole(await keeper, location)
  } catch (error) {
    await close()
    throw error
  }

  /** A connection that registers this process as a user of the server. */
  async function join(): Promise<pg.Client> {
    for (const end = performance.now() + LEAVING_PATIENCE; performance.now() < end; await pause(50)) {
      const client = await reachServer(server, log, meanwhile)
      if (await arrive(client).catch(lostIsNo)) return client
      await client.end().catch(() => {})
    }
    throw new StorageError(
      `The database in ${location} is being stopped by another process, which does not finish.`,
    )
  }

  function watched(client: pg.Client): Promise<pg.Client> {
    client.once('end', () => {
      if (closing) return
      log({ event: 'storage.server-lost', location })
      keeper = rejoin().then(watched)
      // Rejects only while closing, which awaits it.
      keeper.catch(() => {})
    })
    return Promise.resolve(client)
  }

  async function rejoin(): Promise<pg.Client> {
    for (let wait = 100; ; wait = Math.min(wait * 2, 5_000)) {
      try {
        return await join()
      } catch (error) {
        if (closing) throw error
        log({ event: 'storage.restart-failed', location, reason: errorText(error) })
        await pause(wait)
        if (closing) throw error
      }
    }
  }

  function close(): Promise<void> {
    closed ??= goHome()
    return closed
  }

  async function goHome(): Promise<void> {
    closing = true
    const client = await keeper.catch(() => undefined)
    if (!client) return
    if (!(await leave(client).catch(lostIsNo))) {
      await client.end().catch(() => {})
      log({ event: 'storage.left-running', location })
      return
    }
    const stopped = await stopPostmaster(clusterOf(location))
    log({ event: stopped ? 'storage.stopped' : 'storage.still-stopping', location })
    await client.end().catch(() => {})
  }

  const connection = socketConnection(server.sockets, ROLE)
  return { connection, apiConnection: { ...connection, user: API_ROLE }, location, close }
}

/** Longer than a shutdown takes. */
const LEAVING_PATIENCE = 40_000

/** The connection was lost during the query: the server is stopping anyway. */
const lostIsNo = () => false

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [ROLE])
  if (rowCount) return
  try {
    await client.query(`create database ${ROLE}`)
  } catch (error) {
    // Another process created it first.
    if (errorCode(error) !== '42P04' && !isUniqueViolation(error)) throw error
  }
}

/** A server started by an earlier build runs with its own access rules and has to reload the new ones. */
async function makeApiRole(client: pg.Client, location: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [API_ROLE])
  if (rowCount) return
  try {
    await client.query(`create role ${API_ROLE} login`)
  } catch (error) {
    // Another process created it first.
    if (errorCode(error) !== '42710' && !isUniqueViolation(error)) throw error
  }
  const { changed } = await writeAccessRules(location)
  if (!changed) return
  await client.query('select pg_reload_conf()')
  await pause(RELOAD)
}

/** How long the server may take to reload its rules. */
const RELOAD = 500

/**
 * Every process that uses the server holds a shared advisory lock for its lifetime. PostgreSQL releases the lock of a process that dies for
 * any reason, so the check for other users never depends on a file that a dead process left.
 */
const LOCK = '7598263401527845'

/** False while the last user is leaving: the server is about to stop. */
function arrive(client: pg.Client): Promise<boolean> {
  return ask(client, `select pg_try_advisory_lock_shared(${LOCK}) as granted`)
}

/** True if no other process uses the server. A process that arrives now is refused by `arrive` and waits for the next server. */
async function leave(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${LOCK})`)
  return ask(client, `select pg_try_advisory_lock(${LOCK}) as granted`)
}

async function ask(client: pg.Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(question)
  return rows[0]?.granted === true
}

/** Prepares what a start needs: the directory, the binaries and, the first time, an empty database. */
export async function prepareServer(dataDir: string, log: StorageLog, sharedRoot?: string): Promise<Server> {
  if (process.platform === 'win32') {
    throw new StorageError(
      'On Windows set DATABASE_URL to a PostgreSQL server: the built-in one needs Linux or macOS.',
    )
  }
  const home = await chooseHome(dataDir, sharedRoot)
  const { location } = home
  if (home.moved) log({ event: 'storage.moved', dataDir, location })
  await sweepUnfinished(location)
  const native = await usableNative(home)
  if ((await clusterVersion(home)) === undefined) {
    log({ event: 'storage.initialising', location })
    await makeCluster(home, native)
  }
  await checkVersion(home, native)
  return { home, native, sockets: await makeSocketDirectory(home) }
}

async function usableNative(home: Home): Promise<Native> {
  const native = await findNative()
  const usable =
    (await linkLibraries(native.directory)) &&
    (!home.account || (await canRun(native.directory, home.account)))
  return usable ? native : copyNative(native, home.location)
}

async function checkVersion(home: Home, { major }: Native): Promise<void> {
  const made = await clusterVersion(home)
  if (made === major) return
  const why = `The database in ${home.location} was created by PostgreSQL ${made}; this build includes PostgreSQL ${major}. Run the build that created it, or move its data with pg_dump and a server of version ${made}.`
  throw new StorageError(why)
}
