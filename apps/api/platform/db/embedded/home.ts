import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, errorText, StorageError } from '../storage-error.ts'

/** Where the server's files are, and the account it runs as if that is not our own. */
export type Home = { location: string; account: Account | undefined; moved: boolean }

/** Where root's database goes if the account it runs as cannot enter DATA_DIR. */
const SHARED_ROOT = '/var/lib/milepost'

export const clusterOf = (location: string) => join(location, 'cluster')

/**
 * An ordinary user's files are in DATA_DIR. Root's server runs as another account, which must be able to reach them: DATA_DIR
 * itself is made traversable, but its parent directories are not ours to change, so if one of them is closed the files go
 * elsewhere. A location that already holds a database is never abandoned for an empty one.
 */
export async function chooseHome(dataDir: string, sharedRoot = SHARED_ROOT): Promise<Home> {
  const directory = await makeDirectory(dataDir)
  if (process.geteuid?.() !== 0) return { location: directory, account: undefined, moved: false }

  const elsewhere = elsewhereOf(directory, sharedRoot)
  for (const location of [directory, elsewhere]) {
    const account = await ownerOf(clusterOf(location))
    if (account) return usableHome(location, account, location === elsewhere)
  }
  const account = await standInAccount()
  if (await opened(directory, account)) return { location: directory, account, moved: false }
  await makeDirectory(sharedRoot, 0o711)
  return usableHome(await makeDirectory(elsewhere, 0o711), account, true)
}

/** Whether a database exists in either location. Creates nothing. */
export async function hasCluster(dataDir: string, sharedRoot = SHARED_ROOT): Promise<boolean> {
  const directory = await realpath(dataDir).catch(() => undefined)
  if (directory === undefined) return false
  const places = [directory, elsewhereOf(directory, sharedRoot)].map(clusterOf)
  const found = await Promise.all(places.map((place) => stat(place).catch(() => undefined)))
  return found.some((each) => each !== undefined)
}

function elsewhereOf(directory: string, sharedRoot: string): string {
  return join(sharedRoot, createHash('sha256').update(directory).digest('hex').slice(0, 12))
}

async function usableHome(location: string, account: Account, moved: boolean): Promise<Home> {
  if (await opened(location, account)) return { location, account, moved }
  const closed = await barrier(location, account)
  const why = `When the product is started as root, the database runs as the user "${account.name}". This user cannot enter ${closed}, so it cannot reach ${location}. Allow other users to enter it (chmod o+x ${closed}), or set DATA_DIR to a directory that they can enter.`
  throw new StorageError(why)
}

/** Whether the account can enter. If only the last directory is in the way, which is the product's own, it is made traversable. */
async function opened(location: string, account: Account): Promise<boolean> {
  if ((await barrier(location, account)) === location) {
    await chmod(location, ((await stat(location)).mode & 0o777) | 0o011)
  }
  return (await barrier(location, account)) === undefined
}

async function ownerOf(cluster: string): Promise<Account | undefined> {
  try {
    return await accountOf(await stat(cluster))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Existing directories keep their mode; a new one is private unless specified otherwise. */
async function makeDirectory(path: string, mode = 0o700): Promise<string> {
  try {
    if (await mkdir(path, { recursive: true })) await chmod(path, mode)
    return await realpath(path)
  } catch (cause) {
    throw new StorageError(`The database directory ${path} cannot be created: ${errorText(cause)}`, { cause })
  }
}

/** An operating system account. */
export type Account = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root's server runs as the first of these accounts that exists. */
const standIns = ['nobody', 'daemon']

export async function standInAccount(): Promise<Account> {
  const accounts = await readAccounts()
  for (const name of standIns) {
    const account = accounts.find((candidate) => candidate.name === name)
    if (account && account.uid !== 0) return account
  }
  const why = `PostgreSQL does not run as root, and this machine has neither of the accounts ${standIns.join(' and ')} to run it as. Start the product as a normal user, or set DATABASE_URL.`
  throw new StorageError(why)
}

/** The account that owns existing files; files of a deleted account keep their numeric ids. */
async function accountOf(owner: { uid: number; gid: number }): Promise<Account> {
  const known = (await readAccounts()).find(({ uid }) => uid === owner.uid)
  return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
}

/** Read from the file, because a minimal container has no getent. */
async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

type Bits = 'enter' | 'read'

async function permits(path: string, account: Account, bits: Bits): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  const required = bits === 'enter' ? 0o1 : 0o5
  return ((mode >> shift) & required) === required
}

/** The first directory on the path, including `path` itself, that the account may not traverse; undefined if there is none. */
export async function barrier(path: string, account: Account): Promise<string | undefined> {
  const steps = []
  for (let step = await realpath(path); ; step = dirname(step)) {
    steps.unshift(step)
    if (step === dirname(step)) break
  }
  for (const step of steps) if (!(await permits(step, account, 'enter'))) return step
  return undefined
}

/** Whether the account can run the binaries where they are. */
export async function canRun(native: string, account: Account): Promise<boolean> {
  for (const folder of ['bin', 'lib', 'share/postgresql']) {
    if (await barrier(join(native, folder), account)) return false
  }
  return permits(join(native, 'bin/postgres'), account, 'read')
}
