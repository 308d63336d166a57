import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** 256 random bits. The __Host- prefix ties it to this very host over a secure connection. */
const COOKIE = '__Host-sid'
const HELD = new RegExp(`(?:^|; ?)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`)

/** The session a request belongs to, if its cookie is one we could have made. */
export function sessionOf(request: FastifyRequest): string | undefined {
  return HELD.exec(request.headers.cookie ?? '')?.[1]
}

/** The session of a visitor, a new one when there is none. Lax, so that arriving from a comparison site or an email keeps it. */
export function ensureSession(request: FastifyRequest, reply: FastifyReply): string {
  const held = sessionOf(request)
  if (held !== undefined) return held
  const id = randomBytes(32).toString('base64url')
  reply.header('set-cookie', `${COOKIE}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax`)
  return id
}
