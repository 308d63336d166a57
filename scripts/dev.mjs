import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { dev } = await import('./run/dev.mjs')
process.exit(await dev())
