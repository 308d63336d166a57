import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { errorCode, errorText, StorageError } from '../storage-error.ts'
import type { Account } from './home.ts'
import type { Native } from './native.ts'

export type Program = {
  native: Native
  account: Account | undefined
  name: 'initdb' | 'postgres'
  args: readonly string[]
}

/**
 * Starts a PostgreSQL program without our environment: the user's PGPORT or locale must not affect the database. It runs in the
 * root directory, because ours may be closed to the server's user, and in its own session, so that Ctrl-C stops the product first
 * and the product stops the server.
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

/** The program could not be started. */
export function startFailure(error: unknown, { native, name }: Program): StorageError {
  // The file exists (it was found or copied), so the missing file is the loader that it names.
  const hint =
    errorCode(error) === 'ENOENT'
      ? ' The binaries need a Linux with glibc; on Alpine and other musl systems set DATABASE_URL.'
      : ''
  const why = `PostgreSQL's ${name} in ${native.directory} does not run: ${errorText(error)}.${hint}`
  return new StorageError(why, { cause: error })
}

/** Runs a program to completion and returns its output. */
export function runProgram(program: Program): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, 'pipe')
    let output = ''
    const listen = (part: Buffer) => {
      output += part.toString('utf8')
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', (error) => reject(startFailure(error, program)))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
