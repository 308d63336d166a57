import { mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterOf } from '../embedded/home.ts'
import { stopPostmaster } from '../embedded/postmaster.ts'
import { errorCode } from '../storage-error.ts'

const PREFIX = 'milepost-test-'

/** A directory of this process. Its name tells later runs whether the process is still alive. */
export async function temporaryDirectory(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`)))
}

/** Linux's directory in memory. */
const MEMORY = '/dev/shm'
/** Several times what a run's server needs; a container's default of 64 MB is too little. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * The same for files that need not outlive the run, in memory where there is enough: a copy of a database of a thousand small files
 * takes a quarter of the time there.
 */
export async function fastDirectory(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  const root = bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  return realpath(await mkdtemp(join(root, `${PREFIX}${process.pid}-`)))
}

export async function removeDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/** A test run that was killed leaves its server and files behind: the next one removes them. */
export async function sweepKilledRuns(): Promise<void> {
  for (const root of [tmpdir(), MEMORY]) {
    for (const name of await readdir(root).catch(() => [])) {
      const maker = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
      if (maker === undefined || !isGone(Number(maker))) continue
      const directory = join(root, name)
      await stopPostmaster(clusterOf(directory)).catch(notOurs)
      await removeDirectory(directory).catch(notOurs)
    }
  }
}

/** Whether the process no longer exists. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

/** Another user's leftovers are for that user to remove. */
function notOurs(error: unknown): void {
  if (!['EACCES', 'EPERM'].includes(errorCode(error) ?? '')) throw error
}
