import { createHash } from 'node:crypto'

/** An email address as a stop is kept by: whoever wrote it in capitals is the same reader. */
export function addressHash(email: string): Uint8Array {
  return createHash('sha256').update(email.trim().toLowerCase(), 'utf8').digest()
}
