import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { start } = await import('./run/start.mjs')
process.exit(await start())
