import { chmod, chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorText, StorageError } from '../storage-error.ts'
import { clusterOf, type Home } from './home.ts'
import { type Native, unfinished } from './native.ts'
import { runProgram } from './program.ts'
import { lastLines } from './server-log.ts'

/** The role that owns the database, and the database's name. */
export const ROLE = 'milepost'

/** The role that the API connects as: it may not alter tables. */
export const API_ROLE = 'milepost_api'

/** The role of the sandbox, which may move the clock of a development database and nothing else (D-274). */
export const SANDBOX_ROLE = 'milepost_sandbox'

/** The PostgreSQL version that created the cluster, or undefined if there is none yet. */
export async function clusterVersion(home: Home): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(clusterOf(home.location), 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    const why = `The database in ${home.location} cannot be read: ${errorText(error)}. It may belong to another user.`
    throw new StorageError(why, { cause: error })
  }
}

/**
 * Creates an empty cluster under a temporary name and renames it in one step: a crash in between leaves nothing that looks like a database.
 * If two processes do this simultaneously, the second finds the first one's cluster and deletes its own.
 */
export async function makeCluster(home: Home, native: Native): Promise<void> {
  const cluster = clusterOf(home.location)
  const fresh = unfinished(cluster)
  await mkdir(fresh, { mode: 0o700 })
  try {
    await chmod(fresh, 0o700)
    if (home.account) await chown(fresh, home.account.uid, home.account.gid)
    const args = [
      `--pgdata=${fresh}`,
      `--username=${ROLE}`,
      '--auth-local=peer',
      '--auth-host=reject',
      '--encoding=UTF8',
      // The same collation and case rules on every machine, regardless of its locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
      '--no-instructions',
    ]
    const { ok, output } = await runProgram({ native, account: home.account, name: 'initdb', args })
    if (!ok)
      throw new StorageError(`The database in ${home.location} could not be created:\n${lastLines(output)}`)
    await rename(fresh, cluster)
    await syncDirectory(home.location)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}
