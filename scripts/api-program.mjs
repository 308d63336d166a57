import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { join } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const { root } = await import('./root.mjs')
const { install } = await import('./setup/install.mjs')
const { build } = await import('./build/build.mjs')
const { targets } = await import('./build/targets.mjs')
const { sayProgress } = await import('./run/progress.mjs')

/**
 * `npm run accounts`, `office`, `backup`, `restore` and `migrate`: builds the API when it is stale, then runs the program named first,
 * in this process, on the database the settings name. The program reads the words that were typed after the command.
 */
const [program] = process.argv.splice(2, 1)
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
