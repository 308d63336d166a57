import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { start } = await import('./run/start.mjs')
process.exit(await start())
