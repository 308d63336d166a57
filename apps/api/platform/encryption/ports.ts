/**
 * Where an encrypted value is stored: the column, the keys of its row and, inside JSON, the field. A value can be decrypted only in
 * its own place, so that write access to the database cannot show one customer's details to another.
 */
export type EncryptedPlace = readonly string[]

/** Encrypts what must stay unreadable to anyone who reads the database: bank details, driving licence numbers, documents. */
export type Encryption = {
  encrypt(secret: unknown, place: EncryptedPlace): Uint8Array
  /** Undefined if its key is not among ours. Throws if it was changed or is in another place than it was encrypted for. */
  decrypt(encrypted: Uint8Array, place: EncryptedPlace): unknown
  encryptBytes(secret: Uint8Array, place: EncryptedPlace): Uint8Array
  decryptBytes(encrypted: Uint8Array, place: EncryptedPlace): Uint8Array | undefined
  /** Whether it is encrypted with the newest key and bound to its place. If not, the rotation re-encrypts it. */
  isCurrent(encrypted: Uint8Array): boolean
  /** Whether one of our keys decrypts it. */
  hasKeyOf(encrypted: Uint8Array): boolean
  /** Identifies the keys, newest first, without revealing anything about them. */
  fingerprints: readonly [string, ...string[]]
}
