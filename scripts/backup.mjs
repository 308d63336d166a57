import { refuseOldNode } from './setup/node-version.mjs'

/** Writes a backup of the database the settings name. */
refuseOldNode()
const { runApiProgram } = await import('./run/api-program.mjs')
await runApiProgram('backup')
