import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Database } from '../db/schema'
import { StorageError } from '../db/storage-error'
import type { Encryption } from './ports'

/** Carries the keys with a connection and every transaction on it. It changes no statement and no result. */
class KeyRing implements KyselyPlugin {
  constructor(readonly encryption: Encryption) {}
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/**
 * The database together with its encryption keys. Row mapping finds them here, so that no store can be made without them and
 * nothing above the stores knows of them.
 */
export function withKeys(db: Kysely<Database>, encryption: Encryption): Kysely<Database> {
  return db.withPlugin(new KeyRing(encryption))
}

export function encryptionOf(db: Kysely<Database>): Encryption {
  const ring = db.getExecutor().plugins.findLast((plugin) => plugin instanceof KeyRing)
  if (ring === undefined)
    throw new StorageError(
      'What is asked for is encrypted and its key is not known here. Set SEALING_KEY, or DATA_DIR to the folder of the product that runs.',
    )
  return ring.encryption
}
