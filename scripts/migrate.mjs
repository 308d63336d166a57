import { refuseOldNode } from './setup/node-version.mjs'

/** Brings the database the settings name up to this build. */
refuseOldNode()
const { runApiProgram } = await import('./run/api-program.mjs')
await runApiProgram('migrate')
