import { execFileSync } from 'node:child_process'
import { mkdtemp, open, readdir, rm, rmdir, stat, statfs, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clusterOf } from '../../platform/db/embedded/home.ts'
import { stopPostmaster } from '../../platform/db/embedded/postmaster.ts'
import { errorCode } from '../../platform/db/storage-error.ts'
import { isGone, removeDirectory } from '../../platform/db/testing/temporary-directory.ts'

/** A file system of a few hundred megabytes that nothing else uses. */
export type SmallDisk = {
  path: string
  /** What there is room for: all of a server's files, or only a database's tables. */
  holds: 'everything' | 'tables'
  /** Leaves no byte free, and also fills what the server frees, until makeRoom is called. */
  fill(): Promise<void>
  /** Makes some room, but so little that it is soon full again. */
  makeRoom(): Promise<void>
  close(): Promise<void>
}

const PREFIX = 'milepost-disk-'
const SIZE = '512m'
/** A container's own shared memory, which is small. On a real machine other programs share it, so it is not used. */
const SHARED_MEMORY = '/dev/shm'
const MEGABYTE = 1024 * 1024
const ROOM_NEEDED = 56 * MEGABYTE
const ROOM_MADE = 96 * MEGABYTE
const MOST_TO_FILL = 1024 * MEGABYTE

/**
 * A disk that can really be full: our own file system if we may mount one, otherwise a small container's shared memory. Undefined
 * if there is neither.
 */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  await sweepKilledRuns()
  return (await mounted()) ?? (await inSharedMemory())
}

async function mounted(): Promise<SmallDisk | undefined> {
  const path = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'milepost', path], {
      stdio: 'ignore',
    })
  } catch {
    await rmdir(path)
    return undefined
  }
  return {
    ...ballastIn(path),
    path,
    holds: 'everything',
    async close() {
      unmount(path)
      await rmdir(path)
    },
  }
}

async function inSharedMemory(): Promise<SmallDisk | undefined> {
  const found = await statfs(SHARED_MEMORY).catch(() => undefined)
  if (!found || found.blocks * found.bsize > MOST_TO_FILL || found.bavail * found.bsize < ROOM_NEEDED)
    return undefined
  const path = await mkdtemp(join(SHARED_MEMORY, `${PREFIX}${process.pid}-`))
  return { ...ballastIn(path), path, holds: 'tables', close: () => removeDirectory(path) }
}

const ballastOf = (path: string) => join(path, 'ballast')

function ballastIn(path: string): Pick<SmallDisk, 'fill' | 'makeRoom'> {
  const ballast = ballastOf(path)
  let isToBeFull = false
  let filling = Promise.resolve()
  return {
    async fill() {
      isToBeFull = true
      await takeAll(ballast)
      filling = (async () => {
        for (; isToBeFull; await pause(20)) await takeAll(ballast)
      })()
    },
    async makeRoom() {
      isToBeFull = false
      await filling
      await truncate(ballast, Math.max(0, (await stat(ballast)).size - ROOM_MADE))
    },
  }
}

/** Writes until there is no room for the smallest block. */
async function takeAll(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (const size of [MEGABYTE, 4096]) await untilFull(() => file.write(Buffer.alloc(size)))
  } finally {
    await file.close()
  }
}

async function untilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write()
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error
  }
}

/** Works even while a stopping server still has files open there. */
const unmount = (path: string) => execFileSync('umount', ['--lazy', path], { stdio: 'ignore' })

/** A run that was killed leaves its disk behind, and perhaps a server on it. */
async function sweepKilledRuns(): Promise<void> {
  for (const root of [tmpdir(), SHARED_MEMORY])
    for (const name of await readdir(root).catch(() => [])) {
      const maker = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
      if (maker === undefined || !isGone(Number(maker))) continue
      const path = join(root, name)
      await rm(ballastOf(path), { force: true })
      await stopPostmaster(clusterOf(path))
      try {
        unmount(path)
      } catch {
        // Not mounted.
      }
      await removeDirectory(path)
    }
}
