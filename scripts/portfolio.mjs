import { pathToFileURL } from 'node:url'
import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { join } = await import('node:path')
const { root } = await import('./root.mjs')
const { install } = await import('./setup/install.mjs')
const { build } = await import('./build/build.mjs')
const { portfolio } = await import('./build/targets.mjs')
const { sayProgress } = await import('./run/progress.mjs')

/** Builds the pricing team's program if it is stale, then runs it in this process with the given arguments. */
const say = sayProgress()
const installed = await install(root, say)
const problem = installed.ok ? (await build(root, say, [portfolio]))[0]?.problem : installed.message
say.done()
if (problem === undefined) await import(pathToFileURL(join(root, portfolio.output)).href)
else {
  say(problem)
  process.exitCode = 2
}
