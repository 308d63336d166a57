import { onOwnNode } from '../setup/own-node.mjs'

await onOwnNode()
const { mutation } = await import('./mutation.mjs')
process.exit(await mutation(process.argv.slice(2)))
