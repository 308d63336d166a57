import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type SocketConnection, socketConnection } from '../embedded/attempt.ts'
import { prepareServer } from '../embedded/embedded-server.ts'
import { clusterOf } from '../embedded/home.ts'
import { stopPostmaster } from '../embedded/postmaster.ts'
import { startProgram } from '../embedded/program.ts'
import { PORT } from '../embedded/socket-directory.ts'
import { putCluster } from './prepared-clusters.ts'
import { fastDirectory, removeDirectory } from './temporary-directory.ts'

/** A PostgreSQL as a third party runs it: with default settings plus those passed. */
export type PlainServer = {
  connection: SocketConnection
  /** Its complete log. */
  log(): string
  close(): Promise<void>
}

export async function plainServer(settings: readonly string[]): Promise<PlainServer> {
  const folder = await fastDirectory()
  await putCluster('empty', folder)
  return startPlainServer(folder, settings)
}

/** On a cluster that is already in a directory, which is removed with the server. */
export async function startPlainServer(folder: string, settings: readonly string[]): Promise<PlainServer> {
  const { home, native, sockets } = await prepareServer(folder, () => {})
  const rules = join(home.location, 'trust.conf')
  await writeFile(rules, 'local all all trust\n', { mode: 0o644 })
  await chmod(rules, 0o644)
  const ours = [
    `hba_file=${rules}`,
    'listen_addresses=',
    `port=${PORT}`,
    `unix_socket_directories=${sockets}`,
  ]
  const flags = [...ours, 'shared_buffers=16MB', 'fsync=off', ...settings].flatMap((each) => ['-c', each])
  const args = ['-D', clusterOf(home.location), ...flags]
  const child = startProgram({ native, account: home.account, name: 'postgres', args }, 'pipe')
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (log += part))
  await once(child, 'spawn')
  const connection = socketConnection(sockets, 'postgres')
  await untilItAnswers(connection)
  return {
    connection,
    log: () => log,
    async close() {
      await stopPostmaster(clusterOf(home.location))
      child.unref()
      await removeDirectory(folder)
    },
  }
}

async function untilItAnswers(connection: SocketConnection): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('The server does not answer')
}
