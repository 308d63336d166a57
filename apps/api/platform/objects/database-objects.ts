import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Carried, carriedBy } from '../db/carried.ts'
import type { Database } from '../db/schema.ts'
import { StorageError } from '../db/storage-error.ts'
import { ObjectDamaged, ObjectsAway } from './object-errors.ts'
import type { ObjectAddress, ObjectStore } from './ports.ts'

type Objects = {
  store: ObjectStore
  /** New documents go there; otherwise it is only read. */
  isForNew: boolean
}

class CarriedObjects extends Carried<Objects> {}

/** The database together with the store of its objects, which rows name. */
export function withObjects(db: Kysely<Database>, objects: Objects): Kysely<Database> {
  return db.withPlugin(new CarriedObjects(objects))
}

/** Whether new documents go to the object store. */
export const isForNewObjects = (db: Kysely<Database>): boolean =>
  carriedBy(db, CarriedObjects)?.isForNew === true

/** The store that rows name. If there is none, the error names the missing settings. */
export function objectStoreOf(db: Kysely<Database>): ObjectStore {
  const objects = carriedBy(db, CarriedObjects)
  if (objects === undefined)
    throw new StorageError(
      'Documents of this database are in an object store, but none is set here. Set S3_BUCKET and the other S3 settings.',
    )
  return objects.store
}

export const addressOf = (bytes: Uint8Array): ObjectAddress =>
  createHash('sha256').update(bytes).digest('hex')

/** Reads a whole object and compares it with its address. */
export async function readObject(db: Kysely<Database>, address: ObjectAddress): Promise<Uint8Array> {
  const found = await objectStoreOf(db).get(address)
  if (found.kind === 'failed') throw new ObjectsAway(`The object store is ${found.reason}`)
  if (found.kind === 'not-found') throw new ObjectDamaged(`The object ${address} is gone`)
  if (addressOf(found.value) !== address) throw new ObjectDamaged(`The object ${address} was changed`)
  return found.value
}

/** Stores an object. It is there before any row names it. */
export async function writeObject(db: Kysely<Database>, bytes: Uint8Array): Promise<ObjectAddress> {
  const address = addressOf(bytes)
  const stored = await objectStoreOf(db).put(address, bytes)
  if (stored.kind === 'failed') throw new ObjectsAway(`The object store is ${stored.reason}`)
  return address
}
