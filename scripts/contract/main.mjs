import { onOwnNode } from '../setup/own-node.mjs'

await onOwnNode()
const { contract } = await import('./contract.mjs')
process.exit(await contract())
