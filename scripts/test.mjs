import { onOwnNode } from './setup/own-node.mjs'

await onOwnNode()
const { test } = await import('./checks/test.mjs')
process.exit(await test(process.argv.slice(2)))
