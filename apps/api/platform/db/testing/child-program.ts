import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Account } from '../embedded/home.ts'

export const root = fileURLToPath(new URL('../../../../../', import.meta.url))
export const modules = join(root, 'node_modules')

export type Child = {
  process: ChildProcess
  /** The next line it prints; undefined once it has ended. */
  line(): Promise<string | undefined>
  /** Asks it to stop and waits; returns the exit code. */
  end(): Promise<number | null>
  complaints(): string
}

export type ChildSettings = { node?: string; account?: Account; env?: NodeJS.ProcessEnv }

export function startChild(file: string, args: readonly string[], settings: ChildSettings = {}): Child {
  const { node = process.execPath, account, env = process.env } = settings
  const child = spawn(node, [file, ...args], {
    env,
    cwd: dirname(file),
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let complaints = ''
  child.stderr.on('data', (part: Buffer) => {
    complaints += part.toString('utf8')
  })
  const ended = once(child, 'close')
  // Writing to a child that has just died is part of these tests.
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    process: child,
    complaints: () => complaints,
    async line() {
      const { value, done } = await lines.next()
      return done ? undefined : value
    },
    async end() {
      child.stdin.end()
      await ended
      return child.exitCode
    },
  }
}
