import { pathToFileURL } from 'node:url'
import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { join } = await import('node:path')
const { root } = await import('./root.mjs')
const { install } = await import('./setup/install.mjs')
const { build } = await import('./build/build.mjs')
const { targets } = await import('./build/targets.mjs')

/** Builds the API when it is stale, then does what the back office asks for, on the database the settings name. */
const say = (/** @type {string} */ words) => console.error(words)
const installed = await install(root, say)
const api = targets.filter(({ name }) => name === 'api')
const problem = installed.ok ? (await build(root, say, api))[0]?.problem : installed.message
if (problem === undefined) await import(pathToFileURL(join(root, 'dist/api/office.js')).href)
else {
  say(problem)
  process.exitCode = 2
}
