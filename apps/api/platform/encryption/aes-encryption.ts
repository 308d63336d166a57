import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { EncryptionKeys } from './encryption-key.ts'
import type { EncryptedPlace, Encryption } from './ports.ts'

const CIPHER = 'aes-256-gcm'
/** From releases before values were bound to their place: still decrypted, and re-encrypted by the rotation. */
const UNBOUND = 1
const BOUND = 2
const ID_LENGTH = 4
const HEADER_LENGTH = 1 + ID_LENGTH
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const SECRET_AT = HEADER_LENGTH + NONCE_LENGTH + TAG_LENGTH

/** A stored value was changed, or moved from another row or field. The message never contains the value. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
}

/**
 * Encrypts with AES-256-GCM: version byte, key id, nonce, tag, ciphertext. The tag also covers version, key id and place. The first
 * key encrypts and any key decrypts, so that a key can be changed without losing older values.
 */
export function aesEncryption(keys: EncryptionKeys): Encryption {
  const [newest, ...older] = keys
  const header = Buffer.concat([Buffer.of(BOUND), idOf(newest)])
  const byId = new Map(keys.map((key) => [idOf(key).readUInt32BE(), key]))
  const keyOf = (bytes: Buffer) =>
    bytes.length < HEADER_LENGTH ? undefined : byId.get(bytes.readUInt32BE(1))

  function encryptBytes(secret: Uint8Array, place: EncryptedPlace): Uint8Array {
    const nonce = randomBytes(NONCE_LENGTH)
    const cipher = createCipheriv(CIPHER, newest, nonce, { authTagLength: TAG_LENGTH }).setAAD(
      boundTo(header, place),
    )
    const hidden = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([header, nonce, cipher.getAuthTag(), hidden])
  }

  function decryptBytes(encrypted: Uint8Array, place: EncryptedPlace): Uint8Array | undefined {
    const bytes = viewOf(encrypted)
    const version = bytes[0]
    if (bytes.length < SECRET_AT || (version !== BOUND && version !== UNBOUND))
      throw new DecryptionError('A stored value has an unknown form')
    const key = keyOf(bytes)
    if (key === undefined) return undefined
    const own = bytes.subarray(0, HEADER_LENGTH)
    return decrypted(bytes, key, version === BOUND ? boundTo(own, place) : own)
  }

  return {
    encryptBytes,
    decryptBytes,
    encrypt(secret, place) {
      const text: string | undefined = JSON.stringify(secret)
      if (text === undefined) throw new TypeError('There is nothing to encrypt')
      return encryptBytes(Buffer.from(text, 'utf8'), place)
    },
    decrypt(encrypted, place) {
      const bytes = decryptBytes(encrypted, place)
      return bytes && JSON.parse(viewOf(bytes).toString('utf8'))
    },
    isCurrent(encrypted) {
      const bytes = viewOf(encrypted)
      return bytes.length >= SECRET_AT && header.equals(bytes.subarray(0, HEADER_LENGTH))
    },
    hasKeyOf: (encrypted) => keyOf(viewOf(encrypted)) !== undefined,
    fingerprints: [fingerprintOf(newest), ...older.map(fingerprintOf)],
  }
}

/** The name of a key for operators: sixteen digits of its SHA-256. Keys are 256 random bits, so it reveals nothing. */
export function fingerprintOf(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16)
}

function decrypted(bytes: Buffer, key: Uint8Array, bound: Uint8Array): Buffer {
  const nonce = bytes.subarray(HEADER_LENGTH, HEADER_LENGTH + NONCE_LENGTH)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH })
    .setAAD(bound)
    .setAuthTag(bytes.subarray(HEADER_LENGTH + NONCE_LENGTH, SECRET_AT))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(SECRET_AT)), decipher.final()])
  } catch (error) {
    // Only the tag can fail here.
    throw new DecryptionError('A stored value was changed, or was moved from another place', { cause: error })
  }
}

/** JSON, so that no two places have the same encoding. */
function boundTo(header: Uint8Array, place: EncryptedPlace): Buffer {
  return Buffer.concat([header, Buffer.from(JSON.stringify(place), 'utf8')])
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Identifies a key without revealing anything about it. */
function idOf(key: Uint8Array): Buffer {
  return createHash('sha256').update('milepost sealing key').update(key).digest().subarray(0, ID_LENGTH)
}
