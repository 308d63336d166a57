import { spawn } from 'node:child_process'

/** Far longer than any check takes on a slow machine; one that hangs must not hang everything. */
const longestMs = 45 * 60_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs one of our Node programs to its end and collects its output. It leads its own process group, so that everything it started
 * ends with it if it takes too long.
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} place
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function command(args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
    const patience = setTimeout(() => {
      output += `\nStopped: not finished after ${longestMs / 60_000} minutes.\n`
      endGroup(child, 'SIGKILL')
    }, longestMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(patience)
      running.delete(child)
      resolve({ ok: code === 0, output })
    })
  })
}

/**
 * Passes a signal on to every running program.
 * @param {NodeJS.Signals} signal
 */
export function endCommands(signal) {
  for (const child of running) endGroup(child, signal)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

/**
 * The result of a check. `output` is shown if something failed or was flaky.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, output: string }} Outcome
 */

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {{ ok: boolean, output: string }} result
 * @returns {Outcome}
 */
export function single(name, { ok, output }) {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output }
}

/**
 * `12 passed, 0 failed`, with skipped tests only if there are any.
 * @param {readonly Pick<Outcome, 'passed' | 'failed' | 'skipped'>[]} outcomes
 */
export function counts(outcomes) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
