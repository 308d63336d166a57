import type { Kysely } from 'kysely'
import { Carried, carriedBy } from '../db/carried.ts'
import type { Database } from '../db/schema.ts'
import { StorageError } from '../db/storage-error.ts'
import type { Encryption } from './ports.ts'

class Keys extends Carried<Encryption> {}

/** The database together with its encryption keys. */
export function withKeys(db: Kysely<Database>, encryption: Encryption): Kysely<Database> {
  return db.withPlugin(new Keys(encryption))
}

export function encryptionOf(db: Kysely<Database>): Encryption {
  const encryption = carriedBy(db, Keys)
  if (encryption === undefined)
    throw new StorageError(
      'The requested data is encrypted and its key is not set here. Set SEALING_KEY, or set DATA_DIR to the data folder of the running product.',
    )
  return encryption
}
