import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command, single } from './command.mjs'
import { imports } from './static.mjs'
import { vitest } from './tests.mjs'

/** @typedef {import('./static.mjs').Place} Place */
/** @typedef {import('./command.mjs').Outcome} Outcome */
/** @typedef {{ since: string, files: string[], tests: { unit: string[], api: string[], left: number } }} Near */

/**
 * `npm test -- near`: what changed since `main` (or a commit that is named), with the tests nearest to it. Under a minute, so it
 * leaves out the browser, the build, and the tests that are further away.
 * @param {Place} place
 * @param {string | undefined} since
 * @returns {Promise<{ words: string, checks: { name: string, run: () => Promise<Outcome> }[] } | { refused: string }>}
 */
export async function near(place, since) {
  const found = await command(['scripts/near/main.ts', ...(since === undefined ? [] : [since])], place)
  if (!found.ok) return { refused: `What changed is not known:\n${found.output.trimEnd()}` }
  /** @type {Near} */
  const { since: base, files, tests } = JSON.parse(found.output)
  const { unit, api, left } = tests
  const more = left === 0 ? '' : `; ${left} more depend on it, which npm test runs`
  return {
    words: `${files.length} files changed since ${base}: the ${unit.length + api.length} test files nearest to them${more}`,
    checks: [
      { name: 'types', run: () => typesOf(projectsOf([...files, ...unit, ...api], place.cwd), place) },
      { name: 'lint', run: () => lintOf(files, place) },
      { name: 'imports', run: () => imports(place) },
      ...(unit.length === 0
        ? []
        : [{ name: 'unit', run: () => vitest('unit', ['unit', 'web'], place, 1, unit) }]),
      ...(api.length === 0 ? [] : [{ name: 'api', run: () => vitest('api', ['api'], place, 1, api) }]),
    ],
  }
}

/**
 * The compiler projects that files are in.
 * @param {readonly string[]} files
 * @param {string} root
 */
function projectsOf(files, root) {
  const folders = files.flatMap((file) => [
    file.split('/').slice(0, 1).join('/'),
    file.split('/').slice(0, 2).join('/'),
  ])
  return [...new Set(folders)].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
}

/**
 * One after the other: the tests run at the same time.
 * @param {readonly string[]} projects
 * @param {Place} place
 * @returns {Promise<Outcome>}
 */
async function typesOf(projects, place) {
  const outcome = { name: 'types', passed: 0, failed: 0, skipped: 0, output: '' }
  for (const project of projects) {
    const { ok, output } = await command(['node_modules/.bin/tsc', '-p', project, '--checkers', '1'], place)
    outcome[ok ? 'passed' : 'failed'] += 1
    outcome.output += output
  }
  return outcome
}

/**
 * @param {readonly string[]} files
 * @param {Place} place
 */
async function lintOf(files, place) {
  const args = [
    'ci',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
    ...files,
  ]
  return single('lint', await command(['node_modules/.bin/biome', ...args], place))
}
