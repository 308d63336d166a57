import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

export const USER = 'milepost-cluster'

export type Account = { uid: number; gid: number }

/** PostgreSQL does not run as root, and nothing here needs to. */
export async function makeUser(folder: string): Promise<{ name: string; isOurs: boolean }> {
  if ((await accountOf(USER)) !== undefined) return { name: USER, isOurs: true }
  await runCommand([
    'useradd',
    ...['--system', '--user-group', '--no-create-home', '--home-dir', folder],
    ...['--shell', '/usr/sbin/nologin', '--comment', 'Milepost cluster on this machine', USER],
  ])
  return { name: USER, isOurs: true }
}

/** Another cluster on this machine, in its own folder, has the same user: the last one to stop removes it. */
export async function removeUser(name: string): Promise<void> {
  if ((await accountOf(name)) === undefined) return
  await runCommand(['userdel', name]).catch((error: unknown) => {
    if (!String(error).includes('currently used by process')) throw error
  })
}

export async function accountOf(name: string): Promise<Account | undefined> {
  try {
    const entry = await runCommand(['getent', 'passwd', name])
    const [, , uid, gid] = entry.split(':')
    return { uid: Number(uid), gid: Number(gid) }
  } catch {
    return undefined
  }
}

/** Gives everything in a folder to the user. Links are left alone. */
export function giveTo({ uid, gid }: Account, path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  chownSync(path, uid, gid)
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name))
}
