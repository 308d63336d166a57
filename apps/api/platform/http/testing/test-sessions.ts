import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type CookieForm, secureCookies } from '../../config/cookie-form.ts'
import type { Database } from '../../db/schema.ts'
import type { Clock } from '../../ports.ts'
import type { SessionStore } from '../../session/ports.ts'
import { sessionIds } from '../../session/session.ts'
import { sessionStore } from '../../session/store.ts'

const ids = sessionIds(Buffer.alloc(32, 5), secureCookies)

/** The cookie of a browser that has just received its first id. */
export const newCookie = () => `__Host-sid=${ids.issue()}`

/** No browser holds a session. */
export const noSessions: SessionStore = {
  findSession: async () => undefined,
  findLastSession: async () => undefined,
  touchSession: async () => undefined,
  saveSessionId: async () => undefined,
  endSession: async () => undefined,
  endQuote: async () => undefined,
}

const noon = () => new Date('2026-11-02T12:00:00Z')

export const testSessions = (store: SessionStore = noSessions, clock: Clock = noon) => ({
  ids,
  store,
  clock,
})

/** Sessions in a database, with the test's own clock if it has one. */
export const realSessions = (db: Kysely<Database>, clock?: Clock, form?: CookieForm) => ({
  ...testSessions(sessionStore(db), clock),
  ...(form && { ids: sessionIds(Buffer.alloc(32, 5), form) }),
})

/** The cookie of a browser that has held a session since then, for grants that a test made directly. */
export async function cookieOfSession(db: Kysely<Database>, session: string, now = noon()): Promise<string> {
  const id = ids.issue()
  const hashes = {
    sessionHash: Buffer.from(session, 'base64url'),
    idHash: createHash('sha256').update(id).digest(),
    replacedHash: undefined,
  }
  await sessionStore(db).saveSessionId(hashes, { now, idleMinutes: 24 * 60 })
  return `__Host-sid=${id}`
}
