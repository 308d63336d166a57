import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '../build/build.mjs'
import { targets } from '../build/targets.mjs'
import { root } from '../root.mjs'
import { install } from '../setup/install.mjs'
import { sayProgress } from './progress.mjs'

/**
 * Builds the API when it is stale, then runs one of its programs on the database the settings name.
 * @param {'accounts' | 'office' | 'backup' | 'restore' | 'migrate'} program
 */
export async function runApiProgram(program) {
  const say = sayProgress()
  const installed = await install(root, say)
  const api = targets.filter(({ name }) => name === 'api')
  const problem = installed.ok ? (await build(root, say, api))[0]?.problem : installed.message
  say.done()
  if (problem === undefined) await import(pathToFileURL(join(root, `dist/api/${program}.js`)).href)
  else {
    say(problem)
    process.exitCode = 2
  }
}
