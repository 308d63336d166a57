import { constants, open, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../error-code'
import { StorageError } from '../storage-error'
import { ROLE } from './cluster'

/** The files that say who may connect. They lie outside the cluster, where the server's own user cannot change them. */
export type AccessRules = { hba_file: string; ident_file: string }

/** Only the operating system's word counts: the user who starts the product, and root, on the socket. */
export async function writeAccessRules(location: string): Promise<AccessRules> {
  const rules = { hba_file: join(location, 'access.conf'), ident_file: join(location, 'access-names.conf') }
  const names = new Set(['root', ownName()])
  await writeIfChanged(rules.hba_file, `local all ${ROLE} peer map=${ROLE}\n`)
  await writeIfChanged(rules.ident_file, [...names].map((name) => `${ROLE} "${name}" ${ROLE}\n`).join(''))
  return rules
}

/** Another process's server may be reading the file this moment: the same rules are not written twice. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants
  if ((await readFile(path, 'utf8').catch(missingAsNothing)) === text) return
  const file = await open(path, O_CREAT | O_NOFOLLOW | O_TRUNC | O_WRONLY)
  try {
    await file.writeFile(text)
    // The server reads it as its own user, whatever our umask.
    await file.chmod(0o644)
  } finally {
    await file.close()
  }
}

function missingAsNothing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}

function ownName(): string {
  try {
    return userInfo().username
  } catch (cause) {
    const why = `The user id ${process.geteuid?.()} has no name on this machine, which PostgreSQL needs. Start the product as a user listed in /etc/passwd, or set DATABASE_URL.`
    throw new StorageError(why, { cause })
  }
}
