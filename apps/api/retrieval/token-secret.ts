import { createHash, randomBytes } from 'node:crypto'

/** What stands in a link, and the hash that is all we keep of it. 256 random bits: nobody finds a quote by trying links (safety T4). */
export function newToken(): { token: string; tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: tokenHashOf(token) }
}

export function tokenHashOf(token: string): Uint8Array {
  return createHash('sha256').update(token, 'utf8').digest()
}
