import { refuseOldNode } from './setup/node-version.mjs'

/** Looks at the accounts of the database the settings name. */
refuseOldNode()
const { runApiProgram } = await import('./run/api-program.mjs')
await runApiProgram('accounts')
