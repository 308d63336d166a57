import { refuseOldNode } from '../setup/node-version.mjs'

refuseOldNode()
const { mutation } = await import('./mutation.mjs')
process.exit(await mutation(process.argv.slice(2)))
