import { refuseOldNode } from './setup/node-version.mjs'

/** Fills the empty database the settings name from a backup. */
refuseOldNode()
const { runApiProgram } = await import('./run/api-program.mjs')
await runApiProgram('restore')
