import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { errorCode, errorText, StorageError } from '../storage-error'
import type { Account } from './home'
import type { Native } from './native'

export type Program = {
  native: Native
  account: Account | undefined
  name: 'initdb' | 'postgres'
  args: readonly string[]
}

/**
 * Starts one of PostgreSQL's programs with nothing of our own environment: a PGPORT or a locale of the person at the keyboard
 * must not change the database. The root directory, because our own may be closed to the server's user. A session of its own,
 * so that Ctrl-C in the terminal ends the product first and the product ends the server.
 */
export function startProgram(
  { native, account, name, args }: Program,
  output: number | 'pipe',
): ChildProcess {
  return spawn(join(native.directory, 'bin', name), args, {
    cwd: '/',
    detached: true,
    env: {
      LC_ALL: 'C',
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LD_LIBRARY_PATH: join(native.directory, 'lib'),
    },
    stdio: ['ignore', output, output],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
}

/** The program did not even start. */
export function startFailure(error: unknown, { native, name }: Program): StorageError {
  // The file is there (it was found or copied), so it is the loader named in it that is missing.
  const hint =
    errorCode(error) === 'ENOENT'
      ? ' The binaries need a Linux with glibc; on Alpine and other musl systems set DATABASE_URL.'
      : ''
  const why = `PostgreSQL's ${name} in ${native.directory} does not run: ${errorText(error)}.${hint}`
  return new StorageError(why, { cause: error })
}

/** Runs a program to its end and gives what it said. */
export function runProgram(program: Program): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, 'pipe')
    let said = ''
    const listen = (part: Buffer) => {
      said += part.toString('utf8')
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', (error) => reject(startFailure(error, program)))
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })
}
