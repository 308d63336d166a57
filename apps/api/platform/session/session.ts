import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { SESSION_IDLE_MINUTES } from '@milepost/domain/quote/time-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../ports.ts'
import type { NewSession, SessionStore } from './ports.ts'

const COOKIE = 'sid'

/** The prefix of the cookie's name, and what protects it. */
export type SessionCookie = { prefix: string; protection: string }

/** 43 characters are an id from before ids were signed: it only opens a session that was started with it. */
const heldIn = ({ prefix }: SessionCookie) =>
  new RegExp(`(?:^|; ?)${prefix}${COOKIE}=([A-Za-z0-9_-]{64}|[A-Za-z0-9_-]{43})(?:;|$)`)

const VISITOR_BYTES = 12
const SECRET_BYTES = 20
const SIGNATURE_BYTES = 16

/** An id that a browser sent. Only a signed one is ours; for counting requests no other is a session. */
export type BroughtId = { id: string; visitor: string | undefined }

/**
 * Session ids: the visitor (which stays the same, so that counts per session continue), 160 random bits that are new with every id,
 * and a signature over both. Ids are signed and not stored, so that a first visit costs no write; what an id opens is in the
 * database.
 */
export type SessionIds = {
  read(cookies: string | undefined): BroughtId | undefined
  issue(visitor?: string): string
  form: SessionCookie
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionIds: SessionIds
  }
}

export function sessionIds(key: Uint8Array, form: SessionCookie): SessionIds {
  const held = heldIn(form)
  const signatureOf = (signed: Uint8Array) =>
    createHmac('sha256', key).update('session id').update(signed).digest().subarray(0, SIGNATURE_BYTES)

  return {
    form,
    read(cookies = '') {
      const id = held.exec(cookies)?.[1]
      if (id === undefined) return undefined
      if (id.length === 43) return { id, visitor: undefined }
      const bytes = Buffer.from(id, 'base64url')
      const signed = bytes.subarray(0, VISITOR_BYTES + SECRET_BYTES)
      if (!timingSafeEqual(signatureOf(signed), bytes.subarray(signed.length))) return undefined
      return { id, visitor: signed.subarray(0, VISITOR_BYTES).toString('base64url') }
    },
    issue(visitor) {
      // Visitor and secret are drawn in one call: a system call costs more than the bytes.
      const signed = randomBytes(VISITOR_BYTES + SECRET_BYTES)
      if (visitor !== undefined) signed.write(visitor, 0, VISITOR_BYTES, 'base64url')
      return Buffer.concat([signed, signatureOf(signed)]).toString('base64url')
    },
  }
}

/** The visitor of a request, if its cookie is ours. It stays the same when the id is renewed. */
export function sessionOf(request: FastifyRequest): string | undefined {
  return request.server.sessionIds.read(request.headers.cookie)?.visitor
}

/**
 * Gives a visitor without one an id, which opens nothing yet. SameSite=Lax, so that a browser that arrives from a comparison site or an
 * email still sends it.
 */
export function ensureSession(request: FastifyRequest, reply: FastifyReply): void {
  const { sessionIds: ids } = request.server
  if (ids.read(request.headers.cookie) === undefined) giveId(reply, ids.issue())
}

function giveId(reply: FastifyReply, id: string): void {
  const { prefix, protection } = reply.server.sessionIds.form
  reply.header('set-cookie', `${prefix}${COOKIE}=${id}; Path=/; ${protection}; SameSite=Lax`)
}

const hashOf = (id: string) => hash('sha256', id, 'buffer')

export type SessionParts = { store: SessionStore; clock: Clock }

export type SessionUse = {
  /** The idle timeout of the session. */
  idleMinutes?: number
  /** False for a call that only asks about the session. */
  countsAsUse?: boolean
}

/** The session of one request. */
export type RequestSession = {
  /** The session as actions know it; a new, empty one if the browser sent none. */
  session: string
  /** The session, or the ended one that this browser had before. For counting attempts only, never for showing anything. */
  lastSession(): Promise<string>
  isNew: boolean
  /** A new session. The caller saves it with what it is granted and then calls `give` instead of `renew`. */
  begins: NewSession | undefined
  /** Gives the browser the id of a session that has been saved. */
  give(): void
  /** For a response that grants nothing: gives the browser an id if it has none. */
  leave(): void
  /**
   * For a response that grants something (ASVS 7.2.4): gives the browser a new id; once that is in use, the old one soon opens
   * nothing. An id that no session was started with, such as one planted by an attacker, opens nothing now or later.
   */
  renew(): Promise<void>
}

export async function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock }: SessionParts,
  { idleMinutes = SESSION_IDLE_MINUTES, countsAsUse = true }: SessionUse,
): Promise<RequestSession> {
  const { sessionIds: ids } = request.server
  const brought = ids.read(request.headers.cookie)
  const idHash = brought && hashOf(brought.id)
  const now = clock()
  const known =
    idHash &&
    (countsAsUse
      ? await store.touchSession(idHash, { now, idleMinutes })
      : await store.findSession(idHash, now))
  const next = ids.issue(brought?.visitor)
  const nextHash = hashOf(next)
  const sessionHash = known ?? nextHash
  const begins = known === undefined ? { hash: nextHash, now, idleMinutes } : undefined
  const named = (hash: Uint8Array) => Buffer.from(hash).toString('base64url')
  return {
    session: named(sessionHash),
    lastSession: async () => named(known ?? (idHash && (await store.findLastSession(idHash))) ?? sessionHash),
    isNew: known === undefined,
    begins,
    give: () => giveId(reply, next),
    leave: () => ensureSession(request, reply),
    async renew() {
      const replacedHash = known && idHash
      await store.saveSessionId(
        { sessionHash, idHash: nextHash, replacedHash },
        { now: clock(), idleMinutes },
      )
      giveId(reply, next)
    },
  }
}
