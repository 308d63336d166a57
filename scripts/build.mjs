import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { prepare } = await import('./setup/prepare.mjs')
const { root } = await import('./root.mjs')
const say = (/** @type {string} */ words) => console.error(words)
const prepared = await prepare(root, say)
if (!prepared.ok) {
  say(prepared.message)
  process.exitCode = 1
}
