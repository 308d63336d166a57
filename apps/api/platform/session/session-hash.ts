/**
 * The key under which a session and its grants are stored: the hash of its first id. No id can be derived from it, so reading the
 * grants table does not allow a session to be taken over. Actions receive it as text.
 */
export function sessionHash(session: string): Uint8Array {
  return Buffer.from(session, 'base64url')
}
