import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { prepare } = await import('./setup/prepare.mjs')
const { root } = await import('./root.mjs')
const { sayProgress } = await import('./run/progress.mjs')
const say = sayProgress()
const prepared = await prepare(root, say)
say.done()
if (!prepared.ok) {
  say(prepared.message)
  process.exitCode = 1
}
