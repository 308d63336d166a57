import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../chaos/testing/free-port.ts'
import type { Connection } from '../connect.ts'
import { standInAccount } from '../embedded/home.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

/**
 * The real PgBouncer is on this machine: Debian's package pgbouncer. Where it is missing, tests that need it are skipped with a message.
 */
export const hasPooler = existsSync(PROGRAM)

export type PoolMode = 'session' | 'transaction'

export type Pooler = {
  /** In the form of DATABASE_URL. */
  url: string
  close(): Promise<void>
}

/** The start-up parameters that docs/scaling.md has a pooler drop. */
export const dropped =
  'ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout'

/** PgBouncer in front of one database, with these lines added to its settings. */
export async function startPooler(
  connection: Connection,
  mode: PoolMode,
  settings: readonly string[] = [dropped],
): Promise<Pooler> {
  const { host, port, user, database, password } = new pg.Client(connection)
  const folder = await temporaryDirectory()
  const account = process.geteuid?.() === 0 ? await standInAccount() : undefined
  const listens = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `${database} = host=${host} port=${port} dbname=${database} user=${user}${password ? ` password=${password}` : ''}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listens}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'server_login_retry = 0.1',
    ...settings,
  ]
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 })
  await chmod(folder, 0o755)
  const child = spawn(PROGRAM, ['-q', file], {
    cwd: '/',
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  const url = `postgres://${user}@127.0.0.1:${listens}/${database}`
  await untilItAnswers(url)
  return {
    url,
    async close() {
      // SIGTERM ends it immediately, even if clients are still waiting.
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await removeDirectory(folder)
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      await pause(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PgBouncer does not answer')
}
