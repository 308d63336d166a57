/** A new id for a browser: the session it opens, and the id it takes the place of. Only hashes of ids are kept. */
export type NewSessionId = {
  /** The session, by the hash of the first id it was given: what its grants are kept under. */
  sessionHash: Uint8Array
  idHash: Uint8Array
  /** The id the request came with. It opens the session until the new one has come back, and a moment longer. */
  replacedHash: Uint8Array | undefined
}

/** What a browser holds is the session's; ids only lead to it, and are replaced whenever trust rises (ASVS 7.2.4). */
export type SessionStore = {
  /** The session an id opens. Unknown, replaced, idle and ended ones open none. */
  findSession(idHash: Uint8Array, now: Date): Promise<Uint8Array | undefined>
  /** The session an id opened last, which may have ended: for as long as a quote that it held is alive. For what is counted, never for what is shown. */
  findLastSession(idHash: Uint8Array): Promise<Uint8Array | undefined>
  /** As findSession, and counts as use: the session then stays for so many minutes without any. */
  touchSession(idHash: Uint8Array, use: { now: Date; idleMinutes: number }): Promise<Uint8Array | undefined>
  /** Begins the session when it is new, in one transaction with its id. */
  saveSessionId(id: NewSessionId, use: { now: Date; idleMinutes: number }): Promise<void>
  /** Ends all that the session held, unless it was used since that moment by another tab. */
  endSession(sessionHash: Uint8Array, at: { now: Date; unusedSince: Date }): Promise<void>
  /** Ends what the session held of one quote and of the one beside it. With nothing left the session ends too. */
  endQuote(sessionHash: Uint8Array, quote: { tenant: string; reference: string }, now: Date): Promise<void>
}
