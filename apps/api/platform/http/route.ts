import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { Call, CallShape, Reply, RequestLimit } from '@milepost/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JourneyHosts } from '../config/hosts.ts'
import { describeError } from '../observability/describe-error.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { NewSession } from '../session/ports.ts'
import {
  type RequestSession,
  requestSession,
  type SessionParts,
  type SessionUse,
  sessionOf,
} from '../session/session.ts'
import { traced } from '../tracepoint.ts'
import { sendRefusal } from './errors.ts'
import type { LookUpLimits } from './look-up-limits.ts'
import { EVENT_STREAM } from './observe.ts'
import { onlyDeclared } from './only-declared.ts'
import { type Asked, parseRequest } from './parse-request.ts'
import { type Refusal, refuse } from './problem.ts'

/** The caller: the browser session, for what only its owner may see. Only calls whose `access` says so have one. */
export type Visitor = {
  session: string
  /** The session the request came with, if any; reading it creates none. */
  sentSession: string | undefined
  /** The session, if it begins with this request and the call may save it with what it grants (`hasSavedSession`). */
  newSession: NewSession | undefined
  /** The current session, or the one that this browser had before it ended. For counting only, never for showing anything. */
  lastSession(): Promise<string>
  /** The client address, as far as our own proxies are trusted. */
  ip: string
  /** The host name of the request: for comparison with ours, never to build an address (safety T12). */
  hostname: string
  /** The holder of the key that a back office call was made with; undefined on the public server. */
  keyHolder: string | undefined
}

/** In addition to the reply: the file name of a download, and whether the new session was saved with what was granted. */
type ReplyExtras = { fileName?: string; hasSavedSession?: boolean }

/** Handles a request of one call: returns its response or a refusal. */
export type Handler<C extends Call> = (
  asked: Asked<C>,
  visitor: Visitor,
) => Promise<(Reply<C> & ReplyExtras) | Refusal>

export type RouteOptions = { session?: SessionUse }

/** Which of several limits a request counts against; undefined if none. */
type LimitChoice<C extends Call> = {
  limit: (
    asked: Asked<C>,
  ) => (C['limit'] extends readonly (infer L extends RequestLimit)[] ? L : never) | undefined
}

/** A call with several limits must choose one. */
type OptionsOf<C extends Call> = C['limit'] extends readonly RequestLimit[]
  ? [options: RouteOptions & LimitChoice<C>]
  : [options?: RouteOptions]

/** What every route needs from its server. */
export type RouteContext = {
  limits: LookUpLimits
  journeyHosts?: JourneyHosts | undefined
  log: Log
  metrics: Metrics
  /** Undefined on a server whose calls need no session. */
  sessions: SessionParts | undefined
}

/** A contract entry bound to its handler. */
export type Route = {
  call: Call
  url: string
  register: (app: FastifyInstance, context: RouteContext) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the call, for the log. */
    tenant: string | undefined
    /** The holder of the key it was made with, if the call needs one. */
    keyHolder: string | undefined
  }
}

/** A success response. The status keeps its literal type, so that it can be checked against the contract. */
export function answer<S extends 200 | 202 | 204, B>(status: S, body: B): { status: S; body: B } {
  return { status, body }
}

/** Binds a contract entry to a handler. The handler sees only valid requests and can return only what the entry declares. */
export function route<const C extends Call>(call: C, handler: Handler<C>, ...[chosen]: OptionsOf<C>): Route {
  const options: RouteOptions & Partial<LimitChoice<C>> = chosen ?? {}
  const url = call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  return {
    call,
    url,
    register(app, context) {
      const sessions = isOfSession(call) ? context.sessions : undefined
      if (isOfSession(call) && !sessions) throw new TypeError(`${call.name} needs sessions`)
      const sendCacheable = cacheable()
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const outcome = parseRequest(call, request, context.journeyHosts)
        if (outcome.kind === 'bad')
          return sendRefusal(reply, inWordsOf(call, refuse('VALIDATION_ERROR', { errors: outcome.errors })))
        const { asked } = outcome
        const { tenant } = asked.tenancy
        request.tenant = tenant

        const limit = limitOf(call) ?? options.limit?.(asked)
        const named = quoteNamedIn(asked)
        const quote = named && `${tenant} ${named}`
        const limited = limit && (await context.limits(limit, request, { quote }))
        if (limited?.kind === 'limited') {
          context.log('request.limited', { requestId: request.id, route: url, limit: limited.by })
          context.metrics.requestsLimited.inc({ route: url, limit: limited.by })
          return sendRefusal(
            reply,
            refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: limited.retryAfterSeconds }),
          )
        }

        const session = sessions && (await requestSession(request, reply, sessions, options.session ?? {}))
        const answered = await traced(call.name, () => handler(asked, visitor(request, session)))
        if ('problem' in answered && answered.problem.code === 'QUOTE_NOT_FOUND') limited?.giveBackQuote()
        const isGranted = !('problem' in answered) && answered.status === call.grants
        if (isGranted && answered.hasSavedSession) session?.give()
        else if (!(isGranted && session && (await isRenewed(session, url, request, context))))
          session?.leave()
        if ('problem' in answered) return sendRefusal(reply, inWordsOf(call, answered))
        return call.isCacheable
          ? sendCacheable(request, reply, jsonOf(call, answered))
          : sendReply(reply, call, answered)
      }

      app.route({
        method: call.method,
        url,
        handler: respond,
        compress: false,
        // Every address that supports GET supports HEAD (RFC 9110, 9.3.2).
        exposeHeadRoute: call.method === 'GET',
        ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
      })
    },
  }
}

/** Undefined for a call without a limit, or with several. */
function limitOf({ limit }: Call): RequestLimit | undefined {
  return typeof limit === 'string' && limit !== 'none' ? limit : undefined
}

/** The quote reference in a request, for limits per quote (D-248). The specification spells the field in two ways. */
function quoteNamedIn({ query, body }: { query?: unknown; body?: unknown }): string | undefined {
  const { QuoteReference, quoteReference = QuoteReference } = { ...Object(query), ...Object(body) }
  return typeof quoteReference === 'string' ? quoteReference : undefined
}

const isOfSession = ({ access }: Call) => access === 'session' || access === 'optional-session'

/**
 * A committed purchase is answered even if the session id cannot be renewed (F26): an existing session keeps its old id. A new
 * session without its id would be lost together with its grant, so there the error is thrown.
 */
async function isRenewed(
  session: RequestSession,
  url: string,
  request: FastifyRequest,
  { log }: RouteContext,
): Promise<boolean> {
  try {
    await session.renew()
    return true
  } catch (error) {
    if (session.isNew) throw error
    log('session.not-renewed', { requestId: request.id, route: url, ...describeError(error) })
    return false
  }
}

function visitor(request: FastifyRequest, session: RequestSession | undefined): Visitor {
  return {
    get ip() {
      return request.ip
    },
    get hostname() {
      return request.hostname
    },
    get sentSession() {
      return sessionOf(request)
    },
    get newSession() {
      return session?.begins
    },
    get keyHolder() {
      return request.keyHolder
    },
    get session() {
      return needed(session).session
    },
    lastSession: () => needed(session).lastSession(),
  }
}

function needed(session: RequestSession | undefined): RequestSession {
  if (session === undefined) throw new TypeError('The access of this call declares that it needs no session')
  return session
}

/** Always a download, never shown inline. The file name is restricted to plain characters (safety T3). */
function disposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'attachment'
  return `attachment; filename="${fileName.replaceAll(/[^A-Za-z0-9 .-]/g, '')}"`
}

/** Serialises a response through its schema: a field that the contract does not declare is never sent. */
export function sendReply(
  reply: FastifyReply,
  call: CallShape,
  { status, body, fileName }: { status: number; body: unknown; fileName?: string },
): FastifyReply {
  const declared: CallShape['replies'][200] = Reflect.get(call.replies, status)
  if (declared === undefined) throw new TypeError(`${call.name} declares no ${status}`)
  if (declared === 'nothing') return reply.code(status).send()
  if (declared === 'file')
    return reply
      .code(status)
      .headers({ 'content-type': 'application/pdf', 'content-disposition': disposition(fileName) })
      .send(body)
  if (declared === 'events')
    // The iterable is stopped when the caller disconnects. A proxy must not hold events back, and a stopping process must not wait for a
    // connection kept open for another request.
    return reply
      .code(status)
      .headers({ 'content-type': EVENT_STREAM, 'x-accel-buffering': 'no', connection: 'close' })
      .send(Readable.from(body as AsyncIterable<string>))
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(jsonOf(call, { status, body }))
}

function jsonOf(call: CallShape, { status, body }: { status: number; body: unknown }): string {
  const declared: CallShape['replies'][200] = Reflect.get(call.replies, status)
  if (declared === undefined || typeof declared === 'string')
    throw new TypeError(`${call.name} declares no JSON for ${status}`)
  return JSON.stringify(onlyDeclared(declared, body))
}

/** A call may have its own message for invalid input (API-11). */
function inWordsOf({ badInput }: Call, refusal: Refusal): Refusal {
  if (badInput === undefined || refusal.problem.code !== 'VALIDATION_ERROR') return refusal
  return { ...refusal, problem: { ...refusal.problem, title: badInput, message: badInput } }
}

type Coding = 'br' | 'gzip' | 'identity'
type Variant = { bytes: Buffer; etag: string }

const codings: Coding[] = ['br', 'gzip']
const encode: { readonly [coding in Coding]: (text: string) => Buffer } = {
  br: (text) => brotliCompressSync(text),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
}

/**
 * Responses that are the same for everyone, encoded once per content coding. A strong ETag identifies bytes, so each coding has its
 * own (RFC 9110, 8.8.3.3). Clients revalidate before use: a list must never be older than the server's (D-144).
 */
function cacheable(): (request: FastifyRequest, reply: FastifyReply, text: string) => FastifyReply {
  let made: { text: string; variants: Partial<Record<Coding, Variant>> } = { text: '', variants: {} }

  function variantOf(text: string, coding: Coding): Variant {
    if (made.text !== text) made = { text, variants: {} }
    const known = made.variants[coding]
    if (known) return known
    const bytes = encode[coding](text)
    const variant = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    made.variants[coding] = variant
    return variant
  }

  return (request, reply, text) => {
    const coding = negotiate(String(request.headers['accept-encoding'] ?? ''), codings) ?? 'identity'
    const { bytes, etag } = variantOf(text, coding)
    // Cached per brand and product: the headers that select them are part of the request.
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, x-tenant, x-product' })
    if (isCached(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.code(200).header('content-type', 'application/json; charset=utf-8').send(bytes)
  }
}

/** Weak comparison, as RFC 9110 requires: a proxy may have marked the tag as weak. */
function isCached(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
