import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, single } from './command.mjs'

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Place */
/** @typedef {import('./command.mjs').Outcome} Outcome */

/**
 * The compiler over every folder with a project, in parallel; those with the same options are one program and count as one, because
 * each program checks again what its folders import. One checker per program: several would work out the same types again, which
 * takes twice the CPU time.
 * @param {Place} place
 * @returns {Promise<Outcome>}
 */
export async function types(place) {
  const results = await Promise.all(
    programs(place.cwd).map((project) =>
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
  return single('imports', await command(['scripts/import-rules/main.ts'], place))
}

/** @param {Place} place */
export async function build(place) {
  return single('build', await command(['scripts/build.mjs'], place))
}

/**
 * A project for all folders with the same options, written where no other tool looks for one.
 * @param {string} root
 * @returns {string[]}
 */
export function programs(root) {
  /** @type {Map<string, { compilerOptions: object, include: string[], exclude: string[] }>} */
  const byOptions = new Map()
  for (const folder of projects(root)) {
    const text = readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')
    const { compilerOptions = {}, include, exclude = [] } = JSON.parse(text)
    const options = JSON.stringify(Object.entries(compilerOptions).toSorted())
    /** @type {{ compilerOptions: object, include: string[], exclude: string[] }} */
    const program = byOptions.get(options) ?? {
      compilerOptions,
      include: [],
      exclude: ['../../**/node_modules'],
    }
    program.include.push(...include.map((/** @type {string} */ files) => `../../${folder}/${files}`))
    program.exclude.push(...exclude.map((/** @type {string} */ files) => `../../${folder}/${files}`))
    byOptions.set(options, program)
  }
  mkdirSync(join(root, '.cache/types'), { recursive: true })
  return [...byOptions.values()].map((program, place) => {
    const file = `.cache/types/${place}.json`
    writeFileSync(join(root, file), JSON.stringify({ extends: '../../tsconfig.base.json', ...program }))
    return file
  })
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
