import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from './free-port.mjs'
import { deskAddress, journeyAddresses } from './ready.mjs'
import { startServer } from './server.mjs'

/** The API may finish running work for 40 seconds (it enforces that itself); the sandbox has nothing to finish. */
const apiGraceMs = 45_000
const sandboxGraceMs = 5_000

/**
 * @typedef {{ name: string, code: number | null, signal: NodeJS.Signals | null }} Fallen
 * @typedef {{
 *   journeys: { journey: string, address: string }[],
 *   port: number,
 *   sandboxPort: number | undefined,
 *   deskAddress: string | undefined,
 *   location: string | undefined,
 *   fallen: Promise<Fallen>,
 *   stop: () => Promise<boolean>,
 * }} Product
 */

/**
 * Starts the built sandbox and API in parallel and waits until both can serve.
 * @param {{ root: string, env: NodeJS.ProcessEnv, logTo: number, signal?: AbortSignal }} options
 * @returns {Promise<{ kind: 'ready', product: Product } | { kind: 'fallen', fallen: Fallen } | { kind: 'stopped' }>}
 */
export async function startProduct({ root, env: settings, logTo, signal }) {
  const env = await withPorts(settings)
  const shared = { cwd: root, env, logTo }
  const api = startServer({ ...shared, name: 'API', script: 'dist/api/main.js', graceMs: apiGraceMs })
  const sandbox = startsSandbox(settings)
    ? startServer({ ...shared, name: 'sandbox', script: 'dist/sandbox/main.js', graceMs: sandboxGraceMs })
    : undefined
  const servers = sandbox === undefined ? [api] : [api, sandbox]

  /** In sequence: the API's last requests may still need the sandbox. Returns whether all of them ended cleanly. */
  async function stop() {
    let clean = true
    for (const server of servers) {
      const { code } = await server.stop()
      clean = clean && code === 0
    }
    return clean
  }

  const fallen = Promise.race(
    servers.map((server) => server.ended.then((ending) => ({ name: server.name, ...ending }))),
  )
  const first = await Promise.race([Promise.all([api.ready, sandbox?.ready]), fallen, aborted(signal)])
  if (first === 'aborted') {
    await stop()
    return { kind: 'stopped' }
  }
  if (!Array.isArray(first)) {
    await stop()
    return { kind: 'fallen', fallen: first }
  }
  const [{ port, location, deskPort, clockUrl }, sandboxReady] = first
  // Only now is it known where the product's own database is.
  if (clockUrl !== undefined) sandbox?.tell({ clockUrl })
  const { journeyIds } = await import(pathToFileURL(join(root, 'dist/api/journeys.js')).href)
  const journeys = journeyAddresses(journeyIds, port, env)
  return {
    kind: 'ready',
    product: {
      journeys,
      port,
      sandboxPort: sandboxReady?.port,
      deskAddress: deskAddress(deskPort, env),
      location,
      fallen,
      stop,
    },
  }
}

/**
 * `npm start` on a laptop includes the sandbox. In production it has to be requested: without it the API names every missing
 * provider.
 * @param {NodeJS.ProcessEnv} settings
 */
function startsSandbox({ SANDBOX, NODE_ENV }) {
  return SANDBOX ? SANDBOX !== 'off' : NODE_ENV !== 'production'
}

/**
 * The two servers must know each other's port before either listens, so "any free port" is resolved here.
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function withPorts(settings) {
  const { PORT, SITE_PORT, SANDBOX_PORT, SANDBOX_MAIL_PORT, SANDBOX_DATA_DIR, DATA_DIR, NODE_ENV, SANDBOX } =
    settings
  const port = PORT === '0' ? String(await freePort()) : PORT || '3000'
  const sandboxPort = SANDBOX_PORT === '0' ? String(await freePort()) : SANDBOX_PORT || '3001'
  const smtpPort = SANDBOX_MAIL_PORT === '0' ? String(await freePort()) : SANDBOX_MAIL_PORT
  const env = {
    ...settings,
    NODE_ENV: NODE_ENV || 'production',
    ...(startsSandbox(settings) && { SANDBOX: SANDBOX || 'on' }),
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    // The sandbox must not forget a payment that the API remembers.
    SANDBOX_DATA_DIR: SANDBOX_DATA_DIR || join(DATA_DIR || 'data', 'sandbox'),
    ...(await backOffice(settings)),
    ...comparisonSite(settings),
    ...(await desk(settings, port)),
    // If unset, both derive it from the sandbox's port.
    ...(smtpPort && { SANDBOX_MAIL_PORT: smtpPort }),
  }
  const { SANDBOX_WEBHOOK_URL: webhooks = `http://127.0.0.1:${port}/api/v1/Payment/Webhook/sandbox` } =
    settings
  // The API itself refuses an invalid PORT by name.
  return /^\d+$/.test(port) ? { ...env, SITE_PORT: SITE_PORT || port, SANDBOX_WEBHOOK_URL: webhooks } : env
}

/**
 * The sandbox's back office calls the product's service listener with a key for this run. If the sandbox is off, or a listener is
 * already configured, nothing is added.
 * @param {NodeJS.ProcessEnv} settings
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function backOffice(settings) {
  const { SERVICE_PORT, SERVICE_KEY } = settings
  if (SERVICE_PORT || !startsSandbox(settings)) return {}
  const key = SERVICE_KEY || randomBytes(24).toString('base64url')
  return { SERVICE_PORT: String(await freePort()), SERVICE_KEY: key }
}

/**
 * The staff's desk, whose people sign in at the sandbox: two ports above the site, as the sandbox is one. Without the sandbox it is
 * up to its own settings.
 * @param {NodeJS.ProcessEnv} settings
 * @param {string} port
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function desk(settings, port) {
  const { DESK_PORT, PORT } = settings
  if (DESK_PORT === '0' || (!DESK_PORT && PORT === '0' && startsSandbox(settings)))
    return { DESK_PORT: String(await freePort()) }
  return DESK_PORT || !startsSandbox(settings) || !/^\d+$/.test(port)
    ? {}
    : { DESK_PORT: String(Number(port) + 2) }
}

/**
 * The sandbox's comparison site asks the product for prices with a key for this run, like its back office.
 * @param {NodeJS.ProcessEnv} settings
 * @returns {NodeJS.ProcessEnv}
 */
function comparisonSite(settings) {
  return settings['SITE_KEYS'] || !startsSandbox(settings)
    ? {}
    : { SITE_KEYS: `quotelark=${randomBytes(24).toString('base64url')}` }
}

/**
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<'aborted'>}
 */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve('aborted')
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
}
