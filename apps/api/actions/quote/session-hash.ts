import { createHash } from 'node:crypto'

/** Who can read the table of grants still cannot take a session over: only hashes of them are kept. */
export function sessionHash(session: string): Uint8Array {
  return createHash('sha256').update(session, 'utf8').digest()
}
