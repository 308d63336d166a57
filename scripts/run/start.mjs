import { mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { prepare } from '../setup/prepare.mjs'
import { startProduct } from './product.mjs'
import { sayProgress } from './progress.mjs'
import { readyLine, readyList } from './ready.mjs'
import { whenOrphaned } from './when-orphaned.mjs'

/** Progress goes to stderr: stdout carries only what is ready. */
const say = sayProgress()

/**
 * `npm start`: from a fresh clone to the ready line, then runs until it is stopped.
 * @returns {Promise<number>} the exit code
 */
export async function start() {
  const logs = process.stdout.isTTY === true ? logsInFile() : logsOnStderr
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

  if (logs.file !== undefined) say('Starting …')
  const outcome = await startProduct({ root, env: process.env, logTo: logs.to, signal: stopping.signal })
  say.done()
  if (outcome.kind === 'stopped') return 0
  if (outcome.kind === 'fallen') return tell(outcome.fallen, 'before it was ready', logs)

  const { product } = outcome
  hurry = async () => void (await product.stop())
  console.log(
    logs.file === undefined
      ? readyLine(product)
      : readyList({ ...product, logFile: relative(process.cwd(), logs.file) }),
  )
  const fallen = await Promise.race([product.fallen, aborted(stopping.signal)])
  const clean = await product.stop()
  if (fallen !== undefined) return tell(fallen, 'on its own', logs)
  return clean ? 0 : 1
}

/**
 * One Ctrl-C can arrive twice, from the terminal and from npm; only a later one counts as a second.
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
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined))
  })
}

/** @typedef {{ to: number, file?: string }} Logs */

/** Without a terminal the logs are JSON lines on stderr, for a log collector. @type {Logs} */
const logsOnStderr = { to: 2 }

/**
 * In a terminal the addresses should stay visible, so the logs go to a file; the previous run's logs are kept next to it.
 * @returns {Logs}
 */
function logsInFile() {
  const file = join(root, '.cache', 'logs', 'milepost.log')
  mkdirSync(dirname(file), { recursive: true })
  try {
    renameSync(file, `${file}.1`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return { to: openSync(file, 'a'), file }
}

/**
 * @param {import('./product.mjs').Fallen} fallen
 * @param {string} when
 * @param {Logs} logs
 */
function tell({ name, code, signal }, when, { file }) {
  const how = signal === null ? `exit code ${code}` : `ended by ${signal}`
  if (file !== undefined) say(readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n'))
  say(`The ${name} stopped ${when} (${how}), so everything else was stopped too. Its output is above.`)
  return code || 1
}
