import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Sealing } from '../../ports/sealing'
import type { SealingKeys } from './sealing-key'

const CIPHER = 'aes-256-gcm'
const VERSION = 1
const ID_LENGTH = 4
const HEADER_LENGTH = 1 + ID_LENGTH
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const SECRET_AT = HEADER_LENGTH + NONCE_LENGTH + TAG_LENGTH

/**
 * Seals with AES-256-GCM: a version byte, the id of the key, a nonce, the tag, the secret. Version and id are covered by the tag. The
 * first key seals and any opens, so that a key can be changed without losing what an older one has sealed.
 */
export function aesSealing(keys: SealingKeys): Sealing {
  const [newest] = keys
  const header = Buffer.concat([Buffer.of(VERSION), idOf(newest)])
  const byId = new Map(keys.map((key) => [idOf(key).toString('hex'), key]))

  return {
    seal(secret) {
      const text: string | undefined = JSON.stringify(secret)
      if (text === undefined) throw new TypeError('There is nothing to seal')
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv(CIPHER, newest, nonce, { authTagLength: TAG_LENGTH }).setAAD(header)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([header, nonce, cipher.getAuthTag(), hidden])
    },

    open(sealed) {
      const bytes = Buffer.from(sealed)
      const key = byId.get(bytes.toString('hex', 1, HEADER_LENGTH))
      if (bytes.length < SECRET_AT || bytes[0] !== VERSION || key === undefined) return undefined
      const text = unsealed(bytes, key)
      return text === undefined ? undefined : JSON.parse(text)
    },
  }
}

function unsealed(bytes: Buffer, key: Uint8Array): string | undefined {
  const nonce = bytes.subarray(HEADER_LENGTH, HEADER_LENGTH + NONCE_LENGTH)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH })
    .setAAD(bytes.subarray(0, HEADER_LENGTH))
    .setAuthTag(bytes.subarray(HEADER_LENGTH + NONCE_LENGTH, SECRET_AT))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(SECRET_AT)), decipher.final()]).toString('utf8')
  } catch {
    // The one thing that can go wrong here is the tag: somebody has touched it.
    return undefined
  }
}

/** Tells keys apart and gives nothing of them away. */
function idOf(key: Uint8Array): Buffer {
  return createHash('sha256').update('milepost sealing key').update(key).digest().subarray(0, ID_LENGTH)
}
