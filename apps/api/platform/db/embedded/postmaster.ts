import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../storage-error'
import { socketIn } from './socket-directory'

const lockFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/** The process that PostgreSQL's lock file names, whether or not it still lives. */
async function lockHolder(lockFile: string): Promise<number | undefined> {
  const text = await readFile(lockFile, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  const pid = Math.abs(Number.parseInt(text, 10))
  return Number.isNaN(pid) ? undefined : pid
}

/** The living server of this cluster, perhaps still starting or already stopping. */
export async function postmasterOf(cluster: string): Promise<number | undefined> {
  const pid = await lockHolder(lockFileOf(cluster))
  return pid !== undefined && (await nature(pid, cluster)) === 'postmaster' ? pid : undefined
}

type Nature = 'gone' | 'stranger' | 'postmaster'

/**
 * PostgreSQL takes any living process with the number in its lock file for a server. After a kill, in a container where numbers
 * are few and nobody buries the dead, that number is often another program's, or that of a corpse. A server's working directory
 * is its cluster, which tells it from both. Where the machine does not say, PostgreSQL's own judgement stands.
 */
async function nature(pid: number, cluster: string): Promise<Nature> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH' || errorCode(error) === 'EPERM') return 'gone'
    throw error
  }
  if (process.platform !== 'linux') return 'postmaster'
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    if (status.slice(status.lastIndexOf(')') + 2).startsWith('Z')) return 'stranger'
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster)) ? 'postmaster' : 'stranger'
  } catch {
    // It died while we looked, or may not be looked at: PostgreSQL judges.
    return 'postmaster'
  }
}

/** Removes lock files that name a stranger; those that name nobody PostgreSQL removes itself. */
export async function clearFalseLocks(cluster: string, sockets: string): Promise<void> {
  for (const lockFile of [lockFileOf(cluster), `${socketIn(sockets)}.lock`]) {
    const pid = await lockHolder(lockFile)
    if (pid === undefined || (await nature(pid, cluster)) !== 'stranger') continue
    if ((await lockHolder(lockFile)) === pid) await rm(lockFile, { force: true })
  }
}

/** PostgreSQL's fast shutdown: clients are sent away, everything is written. False when it took longer than `patience`. */
export async function stopPostmaster(cluster: string, patience = 30_000): Promise<boolean> {
  const pid = await postmasterOf(cluster)
  if (pid === undefined) return true
  process.kill(pid, 'SIGINT')
  const end = performance.now() + patience
  // The lock file goes last. The process is no sign: without an init nobody buries it.
  while ((await lockHolder(lockFileOf(cluster))) === pid) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
