import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { Call, Reply, RequestLimit } from '@milepost/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JourneyHosts } from '../config/hosts'
import { describeError } from '../observability/describe-error'
import type { Log } from '../observability/log'
import type { Metrics } from '../observability/metrics'
import {
  type RequestSession,
  requestSession,
  type SessionParts,
  type SessionUse,
  sessionOf,
} from '../session/session'
import { traced } from '../tracepoint'
import { sendRefusal } from './errors'
import type { LookUpLimits } from './look-up-limits'
import { onlyDeclared } from './only-declared'
import { type Asked, parseRequest } from './parse-request'
import { type Refusal, refuse } from './problem'

/** Who asks: the browser session, for what only its owner may see; only calls that say so in their `access` have one. */
export type Visitor = {
  session: string
  /** The session they came with, if any: looking at it makes none. */
  heldSession: string | undefined
  /** Their session, or the one they had before it ended: for counting, never for showing anything. */
  lastSession(): Promise<string>
  /** The address the visitor comes from, as far as our own proxies are believed. */
  ip: string
  /** The host name the request came by: to be compared with ours, never to be written into an address (safety T12). */
  hostname: string
  /** Whose key a call of the back office was made with; none on the public server. */
  keyHolder: string | undefined
}

/** What a resource does with a request of one call: its answer, or a refusal. */
export type Handler<C extends Call> = (
  asked: Asked<C>,
  visitor: Visitor,
) => Promise<(Reply<C> & { fileName?: string }) | Refusal>

export type RouteOptions = { session?: SessionUse }

/** Which of several limits a request counts against; none where it takes nothing out. */
type LimitChoice<C extends Call> = {
  limit: (
    asked: Asked<C>,
  ) => (C['limit'] extends readonly (infer L extends RequestLimit)[] ? L : never) | undefined
}

/** A call with several limits has to say which. */
type GivenOptions<C extends Call> = C['limit'] extends readonly RequestLimit[]
  ? [options: RouteOptions & LimitChoice<C>]
  : [options?: RouteOptions]

/** What every route needs of the server it stands in. */
export type RouteContext = {
  limits: LookUpLimits
  journeyHosts?: JourneyHosts | undefined
  log: Log
  metrics: Metrics
  /** Absent on a server whose calls are of no session. */
  sessions: SessionParts | undefined
}

/** One contract entry bound to its handler. */
export type Route = {
  call: Call
  url: string
  register: (app: FastifyInstance, context: RouteContext) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand a call was made for, for the log. */
    tenant: string | undefined
    /** Whose key it was made with, where one is asked for. */
    keyHolder: string | undefined
  }
}

/** A success answer, its status kept as the very number so that the contract can be checked against it. */
export function answer<S extends 200 | 202 | 204, B>(status: S, body: B): { status: S; body: B } {
  return { status, body }
}

/** Binds a contract entry to a handler: the handler sees only requests that fit the entry and can answer only what it declares. */
export function route<const C extends Call>(call: C, handler: Handler<C>, ...given: GivenOptions<C>): Route {
  const options: RouteOptions & Partial<LimitChoice<C>> = given[0] ?? {}
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

        const held = sessions && (await requestSession(request, reply, sessions, options.session ?? {}))
        const answered = await traced(call.name, () => handler(asked, visitor(request, held)))
        if ('problem' in answered && answered.problem.code === 'QUOTE_NOT_FOUND') limited?.giveBackQuote()
        const isGranted = !('problem' in answered) && answered.status === call.grants
        if (!(isGranted && held && (await isRenewed(held, url, request, context)))) held?.leave()
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
        // What may be got may be asked about (RFC 9110, 9.3.2).
        exposeHeadRoute: call.method === 'GET',
        ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
      })
    },
  }
}

/** None of a call without a limit, or with several. */
function limitOf({ limit }: Call): RequestLimit | undefined {
  return typeof limit === 'string' && limit !== 'none' ? limit : undefined
}

/** The quote that a request names, for limits that count every quote by itself (D-248). The specification writes it in two ways. */
function quoteNamedIn({ query, body }: { query?: unknown; body?: unknown }): string | undefined {
  const { QuoteReference, quoteReference = QuoteReference } = { ...Object(query), ...Object(body) }
  return typeof quoteReference === 'string' ? quoteReference : undefined
}

const isOfSession = ({ access }: Call) => access === 'session' || access === 'optional-session'

/**
 * A purchase that is committed is answered, whatever becomes of the id (F26): where a session is known, its old id simply stays. A new
 * session without its id would be lost, and with it what was granted.
 */
async function isRenewed(
  held: RequestSession,
  url: string,
  request: FastifyRequest,
  { log }: RouteContext,
): Promise<boolean> {
  try {
    await held.renew()
    return true
  } catch (error) {
    if (held.isNew) throw error
    log('session.not-renewed', { requestId: request.id, route: url, ...describeError(error) })
    return false
  }
}

function visitor(request: FastifyRequest, held: RequestSession | undefined): Visitor {
  return {
    get ip() {
      return request.ip
    },
    get hostname() {
      return request.hostname
    },
    get heldSession() {
      return sessionOf(request)
    },
    get keyHolder() {
      return request.keyHolder
    },
    get session() {
      return needed(held).session
    },
    lastSession: () => needed(held).lastSession(),
  }
}

function needed(held: RequestSession | undefined): RequestSession {
  if (held === undefined) throw new TypeError('This call says in its access that it needs no session')
  return held
}

/** Never shown in place, whatever is in it. Only plain characters stand in the name of the file (safety T3). */
function disposition(fileName: string | undefined): string {
  if (fileName === undefined) return 'attachment'
  return `attachment; filename="${fileName.replaceAll(/[^A-Za-z0-9 .-]/g, '')}"`
}

/** Writes an answer through its schema: a field the contract does not declare is never sent. */
function sendReply(
  reply: FastifyReply,
  call: Call,
  { status, body, fileName }: { status: number; body: unknown; fileName?: string },
): FastifyReply {
  const declared: Call['replies'][200] = Reflect.get(call.replies, status)
  if (declared === undefined) throw new TypeError(`${call.name} declares no ${status}`)
  if (declared === 'nothing') return reply.code(status).send()
  if (declared === 'file')
    return reply
      .code(status)
      .headers({ 'content-type': 'application/pdf', 'content-disposition': disposition(fileName) })
      .send(body)
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(jsonOf(call, { status, body }))
}

function jsonOf(call: Call, { status, body }: { status: number; body: unknown }): string {
  const declared: Call['replies'][200] = Reflect.get(call.replies, status)
  if (declared === undefined || typeof declared === 'string')
    throw new TypeError(`${call.name} declares no JSON for ${status}`)
  return JSON.stringify(onlyDeclared(declared, body))
}

/** A call may have words of its own for bad input (API-11). */
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
 * Answers that are the same for everybody, made once for each coding. A strong ETag names bytes, so each coding has its own (RFC 9110,
 * 8.8.3.3). Whoever holds one asks whether it is still right before using it: a list must never be older than the server's (D-144).
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
    // Kept for one brand and product at a time: the headers that choose them are part of what is asked.
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, x-tenant, x-product' })
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.code(200).header('content-type', 'application/json; charset=utf-8').send(bytes)
  }
}

/** Compared weakly, as RFC 9110 asks: a proxy may have marked the tag as weak. */
function isHeld(header: string | undefined, etag: string): boolean {
  const held = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
