import { once } from 'node:events'
import { totalmem } from 'node:os'
import type pg from 'pg'
import { StorageError, type StorageLog } from '../storage-error.ts'
import { writeAccessRules } from './access-rules.ts'
import { attemptConnection } from './attempt.ts'
import { clusterOf } from './home.ts'
import { clearFalseLocks, postmasterOf } from './postmaster.ts'
import { startFailure, startProgram } from './program.ts'
import type { Server } from './server.ts'
import { openServerLog, type ServerLog } from './server-log.ts'
import { PORT } from './socket-directory.ts'

/**
 * After a kill the old server's last processes may still hold its shared memory, and a competing starter may hold the lock file.
 */
const LOCK_PATIENCE = 10_000
const PATIENCE = 30_000
/** Crash recovery is worth waiting for: nothing acknowledged may be lost. */
const RECOVERY_PATIENCE = 10 * 60_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Connects to the cluster's server, regardless of which process started it, or starts it. If two processes do this simultaneously,
 * PostgreSQL's lock lets one server live and the other process connects to it.
 */
export async function reachServer(
  server: Server,
  log: StorageLog,
  meanwhile?: () => void,
): Promise<pg.Client> {
  const { location } = server.home
  const cluster = clusterOf(location)
  const begun = performance.now()
  const waited = () => performance.now() - begun
  let ours: LaunchedServer | undefined
  let recovering = false

  for (;;) {
    const attempt = await attemptConnection(server.sockets)
    if (attempt.kind === 'connected') {
      const milliseconds = Math.round(waited())
      log(ours ? { event: 'storage.started', location, milliseconds } : { event: 'storage.joined', location })
      return attempt.client
    }
    if (attempt.kind === 'busy' && !recovering && waited() > 1_000) {
      recovering = true
      log({ event: 'storage.recovering', location })
    }
    if (ours?.ended()) {
      const output = await ours.log.tail()
      if (!isAboutALock(output) || waited() > LOCK_PATIENCE) {
        throw new StorageError(`The database in ${location} does not start. PostgreSQL says:\n${output}`)
      }
      ours = undefined
      await pause(100)
    } else if (!ours && attempt.kind === 'absent' && (await postmasterOf(cluster)) === undefined) {
      await clearFalseLocks(cluster, server.sockets)
      ours = await launch(server)
      meanwhile?.()
    } else if (waited() > (attempt.kind === 'busy' ? RECOVERY_PATIENCE : PATIENCE)) {
      const holder = await postmasterOf(cluster)
      const why = `The database in ${location} does not answer${holder ? ` (process ${holder})` : ''}. See ${location}/server.log.`
      throw new StorageError(why)
    } else {
      await pause(15)
    }
  }
}

/** Messages are in English because the server runs with the C locale. */
function isAboutALock(output: string): boolean {
  return /lock file "[^"\n]*" already exists|pre-existing shared memory block/.test(output)
}

type LaunchedServer = { log: ServerLog; ended(): boolean }

const MEGABYTE = 1024 * 1024

/**
 * Room for the keys of a million quotes. New references are random, so each may touch any page of an index: keys that do not fit
 * would be written out and read back during a purchase. Memory is only used as needed.
 */
const buffers = () => `${Math.max(32, Math.min(512, Math.floor(totalmem() / MEGABYTE / 8)))}MB`

/** Settings on the command line, which no file in the cluster can override. */
const settings = (sockets: string) => ({
  listen_addresses: '',
  port: String(PORT),
  unix_socket_directories: `"${sockets}"`,
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: buffers(),
  // Fewer, smoother checkpoints: customers wait while one writes.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Failed statements quote their values, which are personal data, so only the server's own state is logged.
  log_min_messages: 'log',
})

async function launch({ home, native, sockets }: Server): Promise<LaunchedServer> {
  const { hba_file, ident_file } = await writeAccessRules(home.location)
  const log = await openServerLog(home.location)
  const flags = Object.entries({ hba_file, ident_file, ...settings(sockets) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const args = ['-D', clusterOf(home.location), ...flags]
  const program = { native, account: home.account, name: 'postgres', args } as const
  const child = startProgram(program, log.descriptor)
  try {
    await once(child, 'spawn')
  } catch (error) {
    throw startFailure(error, program)
  } finally {
    await log.close()
  }
  // The server outlives this process if it is killed, and the next start finds it.
  child.unref()
  return { log, ended: () => child.exitCode !== null || child.signalCode !== null }
}
