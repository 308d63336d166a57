import { refuseOldNode } from './setup/node-version.mjs'

/** Does what the back office asks for. */
refuseOldNode()
const { runApiProgram } = await import('./run/api-program.mjs')
await runApiProgram('office')
