import { realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Account } from './server-user'

type Bits = 'enter' | 'read'

async function permits(path: string, account: Account, bits: Bits): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  const wanted = bits === 'enter' ? 0o1 : 0o5
  return ((mode >> shift) & wanted) === wanted
}

/** The first directory on the way to `path`, itself included, that the account may not pass; undefined when there is none. */
export async function barrier(path: string, account: Account): Promise<string | undefined> {
  const steps = []
  for (let step = await realpath(path); ; step = dirname(step)) {
    steps.unshift(step)
    if (step === dirname(step)) break
  }
  for (const step of steps) if (!(await permits(step, account, 'enter'))) return step
  return undefined
}

/** Whether the account can run the binaries where they lie. */
export async function canRun(native: string, account: Account): Promise<boolean> {
  for (const folder of ['bin', 'lib', 'share/postgresql']) {
    if (await barrier(join(native, folder), account)) return false
  }
  return permits(join(native, 'bin/postgres'), account, 'read')
}
