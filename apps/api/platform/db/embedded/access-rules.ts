import { constants, open, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { errorCode, StorageError } from '../storage-error.ts'
import { API_ROLE, ROLE, SANDBOX_ROLE } from './cluster.ts'

/** PostgreSQL's access rules. They are outside the cluster, where the server's own user cannot change them. */
export type AccessRules = { hba_file: string; ident_file: string }

/** Peer authentication over the socket only, for the user who starts the product and for root. */
export async function writeAccessRules(location: string): Promise<AccessRules & { changed: boolean }> {
  const rules = { hba_file: join(location, 'access.conf'), ident_file: join(location, 'access-names.conf') }
  const names = new Set(['root', ownName()])
  const lines = (line: (role: string) => string) => [ROLE, API_ROLE, SANDBOX_ROLE].map(line).join('')
  const changed = [
    await writeIfChanged(
      rules.hba_file,
      lines((role) => `local all ${role} peer map=${ROLE}\n`),
    ),
    await writeIfChanged(
      rules.ident_file,
      lines((role) => [...names].map((name) => `${ROLE} "${name}" ${role}\n`).join('')),
    ),
  ]
  return { ...rules, changed: changed.includes(true) }
}

/** Another process's server may be reading the file right now, so unchanged rules are not rewritten. */
async function writeIfChanged(path: string, text: string): Promise<boolean> {
  const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants
  if ((await readFile(path, 'utf8').catch(missingAsNothing)) === text) return false
  const file = await open(path, O_CREAT | O_NOFOLLOW | O_TRUNC | O_WRONLY)
  try {
    await file.writeFile(text)
    // The server reads it as its own user, regardless of our umask.
    await file.chmod(0o644)
    return true
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
