import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SESSION_IDLE_MINUTES } from '@milepost/domain/quote/time-limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../ports'
import type { SessionStore } from './ports'

/** The __Host- prefix ties it to this very host over a secure connection. */
const COOKIE = '__Host-sid'

/** 43 characters are an id from before ids were signed: it opens a session that was begun with it, and is nothing else. */
const HELD = new RegExp(`(?:^|; ?)${COOKIE}=([A-Za-z0-9_-]{64}|[A-Za-z0-9_-]{43})(?:;|$)`)

const VISITOR_BYTES = 12
const SECRET_BYTES = 20
const SIGNATURE_BYTES = 16

/** An id that a browser brought. Only a signed one was made by us; to whoever counts requests, no other is a session. */
export type BroughtId = { id: string; visitor: string | undefined }

/**
 * Ids of sessions: who the visitor is (which stays, so that what is counted by session stays counted), 160 random bits that are new
 * with every id, and a signature over both. Signed and not stored, a first visit costs no write; what an id opens is in the database.
 */
export type SessionIds = {
  read(cookies: string | undefined): BroughtId | undefined
  issue(visitor?: string): string
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionIds: SessionIds
  }
}

export function sessionIds(key: Uint8Array): SessionIds {
  const signatureOf = (signed: Uint8Array) =>
    createHmac('sha256', key).update('session id').update(signed).digest().subarray(0, SIGNATURE_BYTES)

  return {
    read(cookies = '') {
      const id = HELD.exec(cookies)?.[1]
      if (id === undefined) return undefined
      if (id.length === 43) return { id, visitor: undefined }
      const bytes = Buffer.from(id, 'base64url')
      const signed = bytes.subarray(0, VISITOR_BYTES + SECRET_BYTES)
      if (!timingSafeEqual(signatureOf(signed), bytes.subarray(signed.length))) return undefined
      return { id, visitor: signed.subarray(0, VISITOR_BYTES).toString('base64url') }
    },
    issue(visitor) {
      const who = visitor === undefined ? randomBytes(VISITOR_BYTES) : Buffer.from(visitor, 'base64url')
      const signed = Buffer.concat([who, randomBytes(SECRET_BYTES)])
      return Buffer.concat([signed, signatureOf(signed)]).toString('base64url')
    },
  }
}

/** The visitor a request belongs to, if its cookie is one we made. The same before and after its id is renewed. */
export function sessionOf(request: FastifyRequest): string | undefined {
  return request.server.sessionIds.read(request.headers.cookie)?.visitor
}

/** A visitor without an id of ours is given one, which opens nothing yet. Lax, so that arriving from a comparison site or an email keeps it. */
export function ensureSession(request: FastifyRequest, reply: FastifyReply): void {
  const { sessionIds: ids } = request.server
  if (ids.read(request.headers.cookie) === undefined) giveId(reply, ids.issue())
}

function giveId(reply: FastifyReply, id: string): void {
  reply.header('set-cookie', `${COOKIE}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax`)
}

const hashOf = (id: string) => createHash('sha256').update(id, 'utf8').digest()

export type SessionParts = { store: SessionStore; clock: Clock }

export type SessionUse = {
  /** How long the session stays without another use. */
  idleMinutes?: number
  /** False for a call that asks about the session and does not use it. */
  countsAsUse?: boolean
}

/** The session of one request. */
export type RequestSession = {
  /** The session as actions know it; one that holds nothing when the browser brought none. */
  session: string
  /** The session, or the one that this browser had before and that has ended since: by it tries are counted, and nothing is shown. */
  lastSession(): Promise<string>
  isNew: boolean
  /** For an answer that grants nothing: a browser without an id is given one. */
  leave(): void
  /**
   * For an answer that grants something (ASVS 7.2.4): the browser is given a new id; once that is in use, the one it came with soon opens nothing. What
   * an id opens that no session was begun with, as one that was planted, is nothing now and stays nothing.
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
  const named = (hash: Uint8Array) => Buffer.from(hash).toString('base64url')
  return {
    session: named(sessionHash),
    lastSession: async () => named(known ?? (idHash && (await store.findLastSession(idHash))) ?? sessionHash),
    isNew: known === undefined,
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
