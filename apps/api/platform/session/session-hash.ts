/**
 * The session as it is kept with all that it holds: the hash of the first id it was given. No id can be made from it, so who reads
 * the table of grants still cannot take a session over. Actions are given it as text.
 */
export function sessionHash(session: string): Uint8Array {
  return Buffer.from(session, 'base64url')
}
