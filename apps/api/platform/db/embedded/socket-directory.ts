import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, StorageError } from '../storage-error.ts'
import type { Home } from './home.ts'

/** Part of the socket's file name; nothing listens on the network. */
export const PORT = 5432

export const socketIn = (directory: string) => join(directory, `.s.PGSQL.${PORT}`)

/** A socket path may have at most 104 bytes on macOS and 108 on Linux. */
const LONGEST_PATH = 99

/** The same home always gives the same directory, so that clients find a restarted server. */
function socketDirectory({ location }: Pick<Home, 'location'>): string {
  const inDataDirectory = join(location, 'run')
  if (Buffer.byteLength(socketIn(inDataDirectory)) <= LONGEST_PATH) return inDataDirectory
  return `/tmp/milepost-${createHash('sha256').update(location).digest('hex').slice(0, 16)}`
}

/**
 * Creates the directory, private to the server's user (and root). An existing one must already be private: others may write in
 * /tmp.
 */
export async function makeSocketDirectory(home: Home): Promise<string> {
  const directory = socketDirectory(home)
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  const found = await lstat(directory)
  if (home.account && found.isDirectory() && found.uid === 0) {
    await lchown(directory, home.account.uid, home.account.gid)
  }
  const { mode, uid } = await lstat(directory)
  const owner = home.account?.uid ?? process.geteuid?.()
  if (!found.isDirectory() || uid !== owner || (mode & 0o077) !== 0) {
    const why = `The database's socket directory ${directory} is not private to the user it runs as. Remove it and start again.`
    throw new StorageError(why)
  }
  return directory
}
