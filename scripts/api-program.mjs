import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { join } = await import('node:path')
const { pathToFileURL } = await import('node:url')
const { root } = await import('./root.mjs')
const { install } = await import('./setup/install.mjs')
const { build } = await import('./build/build.mjs')
const { targets } = await import('./build/targets.mjs')
const { sayProgress } = await import('./run/progress.mjs')

/**
 * `npm run accounts`, `office`, `backup`, `restore`, `migrate` and `documents`: builds the API if it is stale, then runs the named program in
 * this process on the configured database. The program reads the arguments after the command.
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
