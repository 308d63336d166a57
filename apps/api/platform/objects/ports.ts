import type { Failed, Found, NotFound } from '../ports.ts'

/** The SHA-256 of an object's bytes, in hex. So an object never changes, and storing it twice is storing it once. */
export type ObjectAddress = string

export type ObjectPage = {
  addresses: readonly ObjectAddress[]
  /** Where the next page begins; undefined after the last. */
  next: string | undefined
}

/** Stores bytes outside the database. They are encrypted before they get here. */
export type ObjectStore = {
  /** Once this returns `stored`, a crash of the store does not lose it. */
  put(address: ObjectAddress, bytes: Uint8Array): Promise<{ kind: 'stored' } | Failed>
  /** All of it, or only its first bytes. The caller compares it with its address. */
  get(address: ObjectAddress, firstBytes?: number): Promise<Found<Uint8Array> | NotFound | Failed>
  /** Every object, page by page. */
  list(from: string | undefined): Promise<Found<ObjectPage> | Failed>
  remove(addresses: readonly ObjectAddress[]): Promise<{ kind: 'removed' } | Failed>
}
