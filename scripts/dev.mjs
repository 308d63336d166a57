import { refuseOldNode } from './setup/node-version.mjs'

refuseOldNode()
const { dev } = await import('./run/dev.mjs')
process.exit(await dev())
