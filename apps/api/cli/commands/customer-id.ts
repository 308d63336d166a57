import type { Config } from '../../platform/config/config'
import { sealingKeys } from '../../platform/encryption/encryption-key'
import { keyedHashes } from '../../platform/encryption/keyed-hashes'

/**
 * How the audit trail names a customer: by a keyed hash of their email address, so that their address is not in what outlives their
 * data. Of the newest sealing key first; the others find what was written before the key was changed.
 */
export async function customerId(email: string, config: Config): Promise<readonly string[]> {
  const address = email.trim().toLowerCase()
  return keyedHashes(await sealingKeys(config))
    .lasting('customer', address)
    .map((hash) => Buffer.from(hash).toString('hex'))
}
