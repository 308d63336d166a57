import type { Config } from '../config'
import { keyedHashes } from '../providers/sealing/keyed-hashes'
import { sealingKeys } from '../providers/sealing/sealing-key'

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
