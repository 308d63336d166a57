import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { test } = await import('./checks/test.mjs')
process.exit(await test(process.argv.slice(2)))
