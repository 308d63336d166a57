/**
 * `node scripts/containers/make-secrets.mjs` generates the secrets that compose.yaml mounts, each in a file of containers/secrets.
 * Existing ones are kept. The folder is private; the files in it can be read by the users that the containers run as.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const random = () => randomBytes(32).toString('base64url')

/** @type {Readonly<Record<string, () => string>>} */
export const secrets = {
  // Passwords of the user who owns the tables, and of the API's.
  migration_password: random,
  database_password: random,
  // The 32 bytes that bank details are encrypted with. If they are lost, the data cannot be read: keep a copy apart from backups.
  sealing_key: () => randomBytes(32).toString('base64'),
  sandbox_card_secret: random,
  site_keys: () => `quotelark=${random()}`,
}

/** @param {string} folder */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const missing = Object.entries(secrets).filter(([name]) => !existsSync(join(folder, name)))
  for (const [name, make] of missing)
    writeFileSync(join(folder, name), `${make()}\n`, { mode: 0o444, flag: 'wx' })
  return missing.map(([name]) => name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = makeSecrets(
    process.argv[2] ?? fileURLToPath(new URL('../../containers/secrets', import.meta.url)),
  )
  console.log(made.length === 0 ? 'All secrets are there.' : `Made containers/secrets: ${made.join(', ')}`)
}
