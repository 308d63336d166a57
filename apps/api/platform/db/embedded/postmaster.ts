import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../storage-error.ts'
import { socketIn } from './socket-directory.ts'

const lockFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/** The pid in PostgreSQL's lock file, whether or not the process is alive. */
async function lockHolder(lockFile: string): Promise<number | undefined> {
  const text = await readFile(lockFile, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  const pid = Math.abs(Number.parseInt(text, 10))
  return Number.isNaN(pid) ? undefined : pid
}

/** The live server of this cluster, which may still be starting or already stopping. */
export async function postmasterOf(cluster: string): Promise<number | undefined> {
  const pid = await lockHolder(lockFileOf(cluster))
  return pid !== undefined && (await nature(pid, cluster)) === 'postmaster' ? pid : undefined
}

type Nature = 'gone' | 'stranger' | 'postmaster'

/**
 * PostgreSQL assumes that any live process with the pid in its lock file is a server. After a kill in a container, where pids are few and
 * without an init zombies remain, that pid often belongs to another program or to a zombie. A server's working directory is its cluster,
 * which distinguishes it from both. Where that cannot be read, PostgreSQL decides.
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
    // It died meanwhile or may not be inspected: PostgreSQL decides.
    return 'postmaster'
  }
}

/** Removes lock files that name an unrelated process. PostgreSQL itself removes those of a dead one. */
export async function clearFalseLocks(cluster: string, sockets: string): Promise<void> {
  for (const lockFile of [lockFileOf(cluster), `${socketIn(sockets)}.lock`]) {
    const pid = await lockHolder(lockFile)
    if (pid === undefined || (await nature(pid, cluster)) !== 'stranger') continue
    if ((await lockHolder(lockFile)) === pid) await rm(lockFile, { force: true })
  }
}

/** PostgreSQL's fast shutdown: disconnects clients and writes everything to disk. False if it took longer than `patience`. */
export async function stopPostmaster(cluster: string, patience = 30_000): Promise<boolean> {
  const pid = await postmasterOf(cluster)
  if (pid === undefined) return true
  process.kill(pid, 'SIGINT')
  const end = performance.now() + patience
  // The lock file is removed last. The process itself proves nothing: without an init it remains as a zombie.
  while ((await lockHolder(lockFileOf(cluster))) === pid) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
