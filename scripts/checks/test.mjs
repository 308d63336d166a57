import { availableParallelism } from 'node:os'
import { root } from '../root.mjs'
import { sayProgress } from '../run/progress.mjs'
import { install } from '../setup/install.mjs'
import { counts, endCommands } from './command.mjs'
import { checkEnvironment } from './environment.mjs'
import { near } from './near.mjs'
import { build, imports, lint, types } from './static.mjs'
import { browser, vitest } from './tests.mjs'

/** @typedef {import('./static.mjs').Place} Place */
/** @typedef {import('./command.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Check */

const say = sayProgress()

/**
 * `npm test`: every check, even after one has failed, so that one run shows everything to fix.
 * @param {readonly string[]} only names of checks, or none for all; or `near` and perhaps a commit
 * @returns {Promise<number>} the exit code
 */
export async function test(only) {
  const { DATABASE_URL: databaseUrl } = process.env
  const place = {
    cwd: root,
    env: checkEnvironment(root, process.env, { colour: process.stdout.isTTY === true }),
  }
  const all = checks(place, databaseUrl)
  const known = all.flat().map(({ name }) => name)
  const isNear = only[0] === 'near' && only.length <= 2
  const unknown = isNear ? [] : only.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    say(`There is no check named ${unknown.join(', ')}; the checks are ${known.join(', ')}, near.`)
    return 1
  }
  const installed = await install(root, say)
  say.done()
  if (!installed.ok) {
    say(installed.message)
    return 1
  }
  if (!isNear)
    return run(all.map((stage) => stage.filter(({ name }) => only.length === 0 || only.includes(name))))
  const found = await near(place, only[1])
  console.log('refused' in found ? found.refused : found.words)
  return 'refused' in found ? 1 : run([found.checks])
}

/**
 * @param {Check[][]} stages
 * @returns {Promise<number>} the exit code
 */
async function run(stages) {
  const interruption = passSignalsOn()
  const outcomes = []
  for (const stage of stages) {
    if (interruption.toStop) break
    outcomes.push(...(await runStage(stage)))
  }
  console.log(counts(outcomes))
  return interruption.toStop || outcomes.some(({ failed }) => failed > 0) ? 1 : 0
}

/**
 * Stages in sequence; the checks of one stage in parallel. All tests are one stage, so that no core is idle while one of them waits
 * for a browser, a database or a process.
 * @param {Place} place
 * @param {string | undefined} databaseUrl
 * @returns {Check[][]}
 */
function checks(place, databaseUrl) {
  // Every process loads the code again, so no more of them than keep the cores busy.
  const cores = availableParallelism()
  const onServer = { ...place, env: { ...place.env, DATABASE_URL: databaseUrl, API_TEST_DATABASE: 'url' } }
  return [
    [
      { name: 'types', run: () => types(place) },
      { name: 'lint', run: () => lint(place) },
      { name: 'imports', run: () => imports(place) },
      { name: 'build', run: () => build(place) },
    ],
    [
      { name: 'e2e', run: () => browser(place, say) },
      { name: 'unit', run: () => vitest('unit', ['unit', 'web'], place, Math.max(1, cores - 1)) },
      { name: 'api', run: () => vitest('api', ['api'], place, cores) },
    ],
    databaseUrl
      ? [{ name: 'api-on-your-server', run: () => vitest('api-on-your-server', ['api'], onServer, cores) }]
      : [],
  ]
}

/**
 * In parallel; the names of those still running stay visible.
 * @param {Check[]} checks
 */
function runStage(checks) {
  const running = new Set(checks.map(({ name }) => name))
  const tellRunning = () => (running.size === 0 ? say.done() : say(`Running ${[...running].join(', ')} …`))
  tellRunning()
  return Promise.all(
    checks.map(async (check) => {
      const { outcome, words } = await runCheck(check)
      running.delete(check.name)
      say.done()
      console.log(words)
      tellRunning()
      return outcome
    }),
  )
}

/** @param {Check} check */
async function runCheck({ name, run }) {
  const began = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const failed = outcome.failed > 0
  // Playwright ends with "1 flaky" and the names; the causes are in the output above.
  const flaky = /^\s+\d+ flaky$/m.test(outcome.output)
  const summary = `${failed ? '✗' : '✓'} ${name}: ${counts([outcome])} (${seconds} s)`
  return { outcome, words: failed || flaky ? `${outcome.output.trimEnd()}\n${summary}` : summary }
}

/** Ctrl-C ends what is running and starts nothing more; what was stopped counts as failed. */
function passSignalsOn() {
  const interruption = { toStop: false }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruption.toStop = true
      endCommands(signal)
    })
  }
  return interruption
}
