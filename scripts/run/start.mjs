import { root } from '../root.mjs'
import { prepare } from '../setup/prepare.mjs'
import { startProduct } from './product.mjs'
import { readyLine } from './ready-line.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

/** What is said on the way goes to stderr, as do the servers' logs: stdout carries the ready line and nothing else. */
const stderr = 2

/**
 * `npm start`, from a fresh clone to the ready line and on until it is told to stop.
 * @returns {Promise<number>} the exit code
 */
export async function start() {
  const prepared = await prepare(root, say)
  if (!prepared.ok) {
    say(prepared.message)
    return 1
  }
  const { npm_lifecycle_event: npm } = process.env
  const stopping = new AbortController()
  let hurry = async () => {}
  onStopSignal((again) => (again ? hurry() : stopping.abort()))
  if (npm) whenOrphaned(() => stopping.abort())

  const outcome = await startProduct({
    root,
    env: quiet(process.env),
    logTo: stderr,
    signal: stopping.signal,
  })
  if (outcome.kind === 'stopped') return 0
  if (outcome.kind === 'fallen') return tell(outcome.fallen, 'before it was ready')

  const { product } = outcome
  hurry = async () => void (await product.stop())
  console.log(readyLine(product))
  const fallen = await Promise.race([product.fallen, toldTo(stopping.signal)])
  const clean = await product.stop()
  if (fallen !== undefined) return tell(fallen, 'on its own')
  return clean ? 0 : 1
}

/**
 * Ctrl-C can arrive twice for one press, from the terminal and from npm; only a later one is impatience.
 * @param {(again: boolean) => void} act
 */
function onStopSignal(act) {
  let firstAt = 0
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      const now = performance.now()
      if (firstAt === 0) {
        firstAt = now
        act(false)
      } else if (now - firstAt > 500) act(true)
    })
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<undefined>}
 */
function toldTo(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined))
  })
}

/**
 * On a terminal only what needs a person is shown, unless LOG_LEVEL asks for more: the ready line should stay in sight.
 * @param {NodeJS.ProcessEnv} env
 */
function quiet(env) {
  return process.stderr.isTTY ? { LOG_LEVEL: 'warn', ...env } : env
}

/**
 * @param {import('./product.mjs').Fallen} fallen
 * @param {string} when
 */
function tell({ name, code, signal }, when) {
  const how = signal === null ? `exit code ${code}` : `ended by ${signal}`
  say(`The ${name} stopped ${when} (${how}), so the rest was stopped too. Its own words are above.`)
  return code || 1
}

/** @param {string} words */
function say(words) {
  process.stderr.write(`${words}\n`)
}
