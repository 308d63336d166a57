import { once } from 'node:events'
import { totalmem } from 'node:os'
import { writeAccessRules } from './access-rules'
import { clusterOf } from './home'
import { startFailure, startProgram } from './program'
import type { Server } from './server'
import { openServerLog, type ServerLog } from './server-log'
import { PORT } from './socket-directory'

export type LaunchedServer = { log: ServerLog; ended(): boolean }

const MEGABYTE = 1024 * 1024

/**
 * Room for the keys of a million quotes. New references are random, so each touches any page of an index: keys that do not fit are
 * written out and read back in the middle of a purchase. Taken only as it is used.
 */
const buffers = () => `${Math.max(32, Math.min(512, Math.floor(totalmem() / MEGABYTE / 8)))}MB`

/** Settings on the command line, where no file in the cluster can override them. */
const settings = (sockets: string) => ({
  listen_addresses: '',
  port: String(PORT),
  unix_socket_directories: `"${sockets}"`,
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: buffers(),
  // Fewer and calmer checkpoints: what one has to write is written while customers wait.
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Failed statements quote the values in them, which are personal data: only the server's own state is written down.
  log_min_messages: 'log',
})

export async function launch({ home, native, sockets }: Server): Promise<LaunchedServer> {
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
  // The server outlives us when we are killed, and is found again by the next start.
  child.unref()
  return { log, ended: () => child.exitCode !== null || child.signalCode !== null }
}
