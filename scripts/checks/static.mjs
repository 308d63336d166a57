import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { command, single } from './command.mjs'

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Place */
/** @typedef {import('./command.mjs').Outcome} Outcome */

/**
 * The compiler over every package, in parallel; each counts as one. With one checker each: several in one package work out the same
 * types again, which takes twice the time of the processor.
 * @param {Place} place
 * @returns {Promise<Outcome>}
 */
export async function types(place) {
  const results = await Promise.all(
    projects(place.cwd).map((project) =>
      command(['node_modules/.bin/tsc', '-p', project, '--checkers', '1'], place),
    ),
  )
  return {
    name: 'types',
    passed: results.filter(({ ok }) => ok).length,
    failed: results.filter(({ ok }) => !ok).length,
    skipped: 0,
    output: results.map(({ output }) => output).join(''),
  }
}

/**
 * Lint, format and import order.
 * @param {Place} place
 */
export async function lint(place) {
  // Biome does not read NO_COLOR.
  const { NO_COLOR } = place.env
  const colours = `--colors=${NO_COLOR ? 'off' : 'force'}`
  return single(
    'lint',
    await command(['node_modules/.bin/biome', 'ci', '--error-on-warnings', colours], place),
  )
}

/** @param {Place} place */
export async function imports(place) {
  return single('imports', await command(['--import', 'tsx', 'scripts/import-rules/main.ts'], place))
}

/** @param {Place} place */
export async function build(place) {
  return single('build', await command(['scripts/build.mjs'], place))
}

/**
 * Every folder with its own compiler project.
 * @param {string} root
 */
function projects(root) {
  const inside = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
  const folders = [...inside('packages'), ...inside('apps'), 'scripts', 'e2e', 'bench']
  return folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
}
