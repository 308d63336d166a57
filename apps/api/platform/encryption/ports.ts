/**
 * Where an encrypted value is stored: the column, the keys of its row and, inside JSON, the field. A value can be decrypted in its own place only,
 * so that someone who can write to the database cannot have one customer's details shown to another.
 */
export type EncryptedPlace = readonly string[]

/** Encrypts what must not be read by who reads the database: bank details, driving licence numbers, documents. */
export type Encryption = {
  encrypt(secret: unknown, place: EncryptedPlace): Uint8Array
  /** Undefined when its key is not among ours. Throws when it was changed, or stands in another place than it was encrypted for. */
  decrypt(encrypted: Uint8Array, place: EncryptedPlace): unknown
  encryptBytes(secret: Uint8Array, place: EncryptedPlace): Uint8Array
  decryptBytes(encrypted: Uint8Array, place: EncryptedPlace): Uint8Array | undefined
  /** Whether it is encrypted with the newest key and for its place. What is not is encrypted anew by the rotation. */
  isCurrent(encrypted: Uint8Array): boolean
  /** Whether one of our keys decrypts it. */
  hasKeyOf(encrypted: Uint8Array): boolean
  /** Names the keys, newest first, and gives nothing of them away. */
  fingerprints: readonly [string, ...string[]]
}
