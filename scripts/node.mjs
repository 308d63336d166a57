import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onOwnNode } from './setup/own-node.mjs'

/** `node scripts/node.mjs <program> …`: runs one of our programs on the project's Node. */
await onOwnNode()
process.argv.splice(1, 1)
const program = resolve(process.argv[1] ?? '')
process.argv[1] = program
await import(pathToFileURL(program).href)
