import { createHash } from 'node:crypto'

/** A customer asks many times in a row; the hashes of those who asked last are at hand. */
const known = new Map<string, Uint8Array>()
const MOST_KNOWN = 2_000

/** Who can read the table of grants still cannot take a session over: only hashes of them are kept. */
export function sessionHash(session: string): Uint8Array {
  const held = known.get(session)
  if (held) return held
  const hash = createHash('sha256').update(session, 'utf8').digest()
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(session, hash)
  return hash
}
