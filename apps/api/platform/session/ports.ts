/** A new session id for a browser: the session it opens, and the id it replaces. Only hashes of ids are stored. */
export type NewSessionId = {
  /** The session, identified by the hash of its first id; its grants are stored under it. */
  sessionHash: Uint8Array
  idHash: Uint8Array
  /** The id that the request came with. It opens the session until the new one has been used, and a moment longer. */
  replacedHash: Uint8Array | undefined
}

/** A session that begins with what it is granted: one statement saves both, under the hash of its first id. */
export type NewSession = { hash: Uint8Array; now: Date; idleMinutes: number }

/** Grants belong to the session. Ids only lead to it, and are replaced whenever privileges rise (ASVS 7.2.4). */
export type SessionStore = {
  /** The session that an id opens; undefined for an unknown, replaced, idle or ended one. */
  findSession(idHash: Uint8Array, now: Date): Promise<Uint8Array | undefined>
  /**
   * The session that an id opened last, even if it has ended, as long as a quote that it held exists. For counting, never for
   * showing anything.
   */
  findLastSession(idHash: Uint8Array): Promise<Uint8Array | undefined>
  /** As findSession, and counts as use: the idle timeout of that many minutes starts again. */
  touchSession(idHash: Uint8Array, use: { now: Date; idleMinutes: number }): Promise<Uint8Array | undefined>
  /** Creates the session if it is new, in one transaction with its id. */
  saveSessionId(id: NewSessionId, use: { now: Date; idleMinutes: number }): Promise<void>
  /** Ends the session and its grants, unless another tab has used it since that moment. */
  endSession(sessionHash: Uint8Array, at: { now: Date; unusedSince: Date }): Promise<void>
  /** Ends the session's access to one quote and its paired quote. If nothing is left, the session ends too. */
  endQuote(sessionHash: Uint8Array, quote: { tenant: string; reference: string }, now: Date): Promise<void>
}
