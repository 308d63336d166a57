import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
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
