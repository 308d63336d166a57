import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../root.mjs'

/** The LTS version of Node that the containers run (containers/product.env.example). Laptops may have an older one. */
export const LTS = '24.21.0'

/**
 * Runs the unit and API tests on the containers' Node: `npm run test:node-lts`, or only some files with `-- packages/domain`. The
 * binary is downloaded from npm once, into .cache.
 * @param {readonly string[]} files
 * @returns {number} the exit code
 */
export function testOnLts(files) {
  const node = fetchNode()
  if (node === undefined) return 1
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  // A slow machine is not a fault of the Node version under test.
  const args = [vitest, 'run', '--project', 'unit', '--project', 'api', '--testTimeout', '60000', ...files]
  const PATH = [dirname(node), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH }
  return spawnSync(node, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
}

/** @returns {string | undefined} the binary, or undefined if it is not available */
export function fetchNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.cache', `node-${LTS}`)
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${LTS}`]
    spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  }
  const { stdout } = spawnSync(node, ['-p', 'process.version'], { encoding: 'utf8' })
  if (stdout?.trim() === `v${LTS}`) return node
  console.error(`Node ${LTS} could not be fetched as ${name} from npm.`)
  return undefined
}

if (process.argv[1] === import.meta.filename) process.exitCode = testOnLts(process.argv.slice(2))
