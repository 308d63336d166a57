import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterOf } from '../embedded/home'
import { stopPostmaster } from '../embedded/postmaster'
import { errorCode } from '../storage-error'

const PREFIX = 'milepost-test-'

/** A directory of this process. Its name tells later runs whether the process is still alive. */
export async function temporaryDirectory(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`)))
}

export async function removeDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/** A test run that was killed leaves its server and files behind: the next one removes them. */
export async function sweepKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (maker === undefined || !isGone(Number(maker))) continue
    const directory = join(tmpdir(), name)
    await stopPostmaster(clusterOf(directory)).catch(notOurs)
    await removeDirectory(directory).catch(notOurs)
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
