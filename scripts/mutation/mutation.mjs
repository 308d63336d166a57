import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { isInstalled } from '../setup/installed.mjs'
import { readReport } from './report.mjs'
import { subjects } from './subjects.mjs'

/** @import { Subject } from './subjects.mjs' */

/** Tools that are installed here only, because nothing else needs them. */
const tools = join(root, 'scripts', 'mutation', 'tools')
const folder = join(root, '.cache', 'mutation')
/** Where the mutated copies are while they are tested. */
const copies = join(folder, 'copies')

/**
 * `npm run test:mutation`: mutates the code that protects money, prices and quotes, one place at a time, and runs the tests that
 * have to notice. Fails if they detect fewer of a subject's mutations than its floor. `-- payment access` tests only these
 * subjects.
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function mutation(names) {
  const unknown = names.filter((name) => !subjects.some((subject) => subject.name === name))
  if (unknown.length > 0) {
    console.error(
      `No subject: ${unknown.join(', ')}. There are ${subjects.map(({ name }) => name).join(', ')}.`,
    )
    return 1
  }
  if (!isInstalled(tools) && !(await run('npm', ['ci', '--no-engine-strict', '--loglevel=error'], tools)))
    return 1
  const chosen = subjects.filter(({ name }) => names.length === 0 || names.includes(name))
  const lines = []
  for (const subject of chosen) lines.push(await tried(subject))
  for (const { line } of lines) console.log(line)
  return lines.every(({ isGood }) => isGood) ? 0 : 1
}

/**
 * @param {Subject} subject
 * @returns {Promise<{ line: string, isGood: boolean }>}
 */
async function tried(subject) {
  const { name, floor } = subject
  const [settings, report] = [join(folder, `${name}.json`), join(folder, `${name}-report.json`)]
  rmSync(copies, { recursive: true, force: true })
  rmSync(report, { force: true })
  mkdirSync(copies, { recursive: true })
  writeFileSync(settings, JSON.stringify(strykerSettings(subject, report)))
  const begun = performance.now()
  const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const ran = await run(process.execPath, [stryker, 'run', settings], root, { MUTATION_SUBJECT: name })
  rmSync(copies, { recursive: true, force: true })
  if (!ran) return { line: `✗ ${name}: could not be tried, see above`, isGood: false }
  const { score, total, unnoticed } = readReport(JSON.parse(readFileSync(report, 'utf8')))
  for (const each of unnoticed) console.log(each)
  const isGood = score >= floor
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  const noticed = `${score.toFixed(1)} % of ${total} changes noticed, at least ${floor} % must be (${minutes} min)`
  return { line: `${isGood ? '✓' : '✗'} ${name}: ${noticed}`, isGood }
}

/**
 * @param {Subject} subject
 * @param {string} report
 */
function strykerSettings({ files }, report) {
  return {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: [...files, '!**/*.test.ts', '!**/testing/**'],
    // Texts are proofread, not tested; a wrong code shows in the decisions that depend on it.
    mutator: { excludedMutations: ['StringLiteral'] },
    tempDirName: copies,
    ignorePatterns: ['/dist', '/data', '/.cache', '/test-results', '/docs', '/e2e', '/bench', '/apps/web'],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    // Added to the time that the tests took without a mutation.
    timeoutMS: 5_000,
    concurrency: 2,
    allowConsoleColors: false,
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(command, args, cwd, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
