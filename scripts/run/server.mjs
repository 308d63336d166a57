import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending
 * @typedef {{ kind: 'ready', port: number, deskPort?: number, location?: string, clockUrl?: string }} Ready
 * @typedef {{
 *   name: string,
 *   ready: Promise<Ready>,
 *   ended: Promise<Ending>,
 *   tell: (message: object) => void,
 *   stop: () => Promise<Ending>,
 * }} Server
 */

/**
 * Starts one of our servers as a separate process. It leads its own process group, so that Ctrl-C reaches only the starter, which
 * decides the order of stopping; `logTo` receives all its output.
 * @param {{ name: string, cwd: string, script: string, env: NodeJS.ProcessEnv, logTo: number, graceMs: number }} options
 * @returns {Server}
 */
export function startServer({ name, cwd, script, env, logTo, graceMs }) {
  const child = fork(join(cwd, script), [], {
    cwd,
    env,
    stdio: ['ignore', logTo, logTo, 'ipc'],
    detached: true,
    execArgv: ['--import', new URL('./stop-with-starter.mjs', import.meta.url).href],
  })

  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', reject)
  })

  /** @type {Promise<Ready>} never settles when the server ends first: race it with `ended` */
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message)
    })
  })

  /** A second call sends the signal again, which tells a server that is finishing its work to hurry. */
  async function stop() {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), graceMs)
    const ending = await ended
    clearTimeout(patience)
    return ending
  }

  /** @param {object} message */
  function tell(message) {
    if (child.connected) child.send(message)
  }

  return { name, ready, ended, tell, stop }
}

/**
 * @param {unknown} message
 * @returns {message is Ready}
 */
function isReady(message) {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'ready' &&
    'port' in message
  )
}
