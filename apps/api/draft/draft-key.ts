import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { newToken } from '../retrieval/link-token.ts'
import type { DraftKey } from './ports.ts'

/** The key of a draft. Reading the table does not open one: only a hash of the id is stored (D-046). */
export function draftKey(draft: { tenant: BrandCode; journey: JourneyId; draftId: string }): DraftKey {
  const { tenant, journey, draftId } = draft
  return { tenant, journey, idHash: createHash('sha256').update(draftId, 'utf8').digest() }
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The token in a link, and what is stored for it. */
export type DraftLinkSecret = { token: string; tokenHash: Uint8Array; encryptedDraftId: Uint8Array }

/**
 * A link leads to a draft whose id we do not know: only its hash is stored (D-046). The browser that requests the link sends the id, which
 * is stored encrypted with the link's token, so that the table of links does not open a draft either.
 */
export function newDraftLinkSecret(draftId: string): DraftLinkSecret {
  const { token, tokenHash } = newToken()
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(token), nonce)
  const encrypted = [nonce, cipher.update(draftId, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return { token, tokenHash, encryptedDraftId: Buffer.concat(encrypted) }
}

/** Throws when it was not encrypted with this token. */
export function decryptDraftId(encrypted: Uint8Array, token: string): string {
  const decipher = createDecipheriv(CIPHER, keyOf(token), encrypted.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
  const id = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([id, decipher.final()]).toString('utf8')
}

/** Derived, so that the stored hash of the token is not the key. */
function keyOf(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, '', 'milepost draft link', 32))
}
