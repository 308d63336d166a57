import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'
import { install } from '../setup/install.mjs'
import { sayProgress } from './progress.mjs'

const SITE_PORT = process.env['SITE_PORT'] ?? '5173'
const DESK_SITE_PORT = '5174'

/**
 * `npm run dev`: the site is rebuilt in the browser on every edit, and the servers are restarted. The site's own server (SITE_PORT)
 * passes calls on to the API.
 * @returns {Promise<number>} the exit code
 */
export async function dev() {
  const say = sayProgress()
  const installed = await install(root, say)
  say.done()
  if (!installed.ok) {
    say(installed.message)
    return 1
  }
  const web = join(root, 'apps', 'web')
  const vite = join(
    dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  const watched = (/** @type {string} */ server) => [
    '--watch',
    '--watch-preserve-output',
    `apps/${server}/main.ts`,
  ]
  const children = [
    run(watched('sandbox'), root),
    run(watched('api'), root),
    // On any other port the sandbox console's links would be wrong.
    run([vite, '--clearScreen', 'false', '--port', SITE_PORT, '--strictPort'], web),
    run(
      [vite, '--clearScreen', 'false', '--port', DESK_SITE_PORT, '--strictPort'],
      join(root, 'apps', 'desk'),
    ),
  ]
  say(`The site will be at http://acorn-pc.localhost:${SITE_PORT}/ (any journey before .localhost),`)
  say(`the staff's desk at http://desk.localhost:${DESK_SITE_PORT}/,`)
  say(`the gallery of components and questions at http://localhost:${SITE_PORT}/gallery/index.html`)
  const stop = () => children.forEach((child) => void child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

  const endings = children.map(
    (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0))),
  )
  const first = await Promise.race(endings)
  stop()
  await Promise.all(endings)
  return first
}

/** The sandbox's back office and the API share a key for this run. */
const service = { SERVICE_PORT: '3003', SERVICE_KEY: randomBytes(24).toString('base64url') }

/** The desk's pages come from their own server too, which passes its calls on; staff open them there. */
const desk = {
  DESK_PORT: '3002',
  DESK_SITE_DIR: 'off',
  DESK_URL: `http://desk.localhost:${DESK_SITE_PORT}`,
}

/** As with `npm start`, on the same data: the card sandbox must not forget a payment, and reports its outcome. */
const { DATA_DIR = 'data', PORT = '3000' } = process.env
const cardProvider = {
  SANDBOX_DATA_DIR: join(DATA_DIR, 'sandbox'),
  SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${PORT}/api/v1/Payment/Webhook/sandbox`,
}

/**
 * The API leaves the pages to the site's server; the sandbox console links there.
 * @param {string[]} args
 * @param {string} cwd
 */
function run(args, cwd) {
  const env = { SITE_DIR: 'off', SITE_PORT, ...service, ...desk, ...cardProvider, ...process.env }
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
}
