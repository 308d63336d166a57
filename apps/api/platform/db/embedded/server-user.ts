import { readFile } from 'node:fs/promises'
import { StorageError } from '../storage-error'

/** An account of the machine. */
export type Account = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root's server runs as the first of these that the machine has. */
const standIns = ['nobody', 'daemon']

export async function standInAccount(): Promise<Account> {
  const accounts = await readAccounts()
  for (const name of standIns) {
    const account = accounts.find((candidate) => candidate.name === name)
    if (account && account.uid !== 0) return account
  }
  const why = `PostgreSQL does not run as root, and this machine has neither of the accounts ${standIns.join(' and ')} to run it as. Start the product as a plain user, or set DATABASE_URL.`
  throw new StorageError(why)
}

/** The account that owns existing files; files of an account since deleted keep their numbers. */
export async function accountOf(owner: { uid: number; gid: number }): Promise<Account> {
  const known = (await readAccounts()).find(({ uid }) => uid === owner.uid)
  return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid }
}

/** Read from the file and not asked of a program: a bare container has no getent. */
async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
