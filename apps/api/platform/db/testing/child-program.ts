import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Account } from '../embedded/home'

const here = dirname(fileURLToPath(import.meta.url))
export const modules = join(here, '../../../../../node_modules')

/** Bundles a program of this folder as the product itself is bundled, so that it starts quickly. Gives the file. */
export async function buildChild(name: string, directory: string): Promise<string> {
  const file = join(directory, 'child.mjs')
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg-native'],
    // The driver is CommonJS and asks for Node's own modules by require.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';const require = requireOf(import.meta.url);",
    },
  })
  return file
}

/** Programs in the directory find PostgreSQL's binaries where the project has them. */
export function useProjectModules(directory: string): Promise<void> {
  return symlink(modules, join(directory, 'node_modules'))
}

export type Child = {
  process: ChildProcess
  /** The next line it prints; undefined once it has ended. */
  line(): Promise<string | undefined>
  /** Asks it to end and waits until it has; the exit code. */
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
