import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { provideBrowser } from '../setup/browser.mjs'
import { command, single } from './command.mjs'
import { playwrightCounts, vitestCounts } from './reports.mjs'
import { build } from './static.mjs'

/** @typedef {import('./static.mjs').Place} Place */
/** @typedef {import('./command.mjs').Outcome} Outcome */

/**
 * The tests of the named vitest projects.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {Place} place
 * @param {number} [atOnce] how many files
 * @param {readonly string[]} [files] only these
 * @returns {Promise<Outcome>}
 */
export async function vitest(name, projects, place, atOnce = availableParallelism(), files = []) {
  const report = reportFile(place, name)
  const chosen = [...projects.flatMap((project) => ['--project', project]), `--maxWorkers=${atOnce}`]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await command(['node_modules/.bin/vitest', 'run', ...chosen, ...reporters, ...files], place)
  return counted(name, result, report, vitestCounts)
}

/**
 * The built product, started as `npm start` starts it, in a real browser.
 * @param {Place} place
 * @param {(words: string) => void} say
 * @returns {Promise<Outcome>}
 */
export async function browser(place, say) {
  const found = provideBrowser(say)
  if (!found.ok) return single('e2e', { ok: false, output: found.message })
  const built = await build(place)
  if (built.failed > 0)
    return single('e2e', { ok: false, output: `${built.output}\nNot run because the build failed.` })
  const report = reportFile(place, 'e2e')
  const result = await command(
    ['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { ...place, env: { ...place.env, CHROMIUM: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return counted('e2e', result, report, playwrightCounts)
}

/**
 * A run that failed without a failing test, such as one that found no tests, counts as one failure.
 * @param {string} name
 * @param {{ ok: boolean, output: string }} result
 * @param {string} report
 * @param {(report: string) => { passed: number, failed: number, skipped: number }} read
 * @returns {Outcome}
 */
function counted(name, { ok, output }, report, read) {
  const found = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0 }
  const failed = ok ? found.failed : Math.max(found.failed, 1)
  return { name, ...found, failed, output }
}

/**
 * @param {Place} place
 * @param {string} name
 */
function reportFile({ cwd }, name) {
  const file = join(cwd, '.cache', 'reports', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}
