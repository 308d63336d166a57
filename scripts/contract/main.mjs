import { refuseOldNode } from '../setup/node-version.mjs'

refuseOldNode()
const { contract } = await import('./contract.mjs')
process.exit(await contract())
