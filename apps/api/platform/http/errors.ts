import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ObjectsAway } from '../objects/object-errors.ts'
import { describeError } from '../observability/describe-error.ts'
import type { Log } from '../observability/log.ts'
import { newNonce, safetyHeaders } from './headers.ts'
import { type Refusal, refuse, refuseField } from './problem.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that was sent, for the log. */
    problemCode: string | undefined
  }
}

/** Any error response: the customers' and the desk's have codes of their own. */
type AnyRefusal = Pick<Refusal, 'retryAfterSeconds' | 'allow'> & { problem: { status: number; code: string } }

export function sendRefusal(
  reply: FastifyReply,
  { problem, retryAfterSeconds, allow }: AnyRefusal,
): FastifyReply {
  reply.problemCode = problem.code
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (allow !== undefined) reply.header('allow', allow)
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Turns any error on the way to a handler, or inside it, into a problem that reveals no internals (T29). */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.decorateReply('problemCode', undefined)

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.problem.status >= 500)
      log('request.failed', {
        requestId: request.id,
        route: request.routeOptions.url,
        ...describeError(error),
      })
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, refuse('NOT_FOUND')))
}

/** Fastify's own errors (such as a path that cannot be decoded) occur before any hook has run. */
export function answerFrameworkError(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    log('request.malformed', { requestId: request.id, code: describeError(error).code })
    reply.headers({ ...safetyHeaders(newNonce()), 'x-request-id': request.id })
    sendRefusal(reply, refuseField('path', 'The address cannot be read.'))
  }
}

const bodyErrors: { readonly [code: string]: Refusal } = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refuseField('body', 'Send the request as JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: refuseField('body', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuseField('body', 'The request is not as long as it says.'),
  // The client disconnected half-way and will not read this response.
  ECONNRESET: refuseField('body', 'The request was cut short.'),
}

function refusalOf(error: unknown, { raw, routeOptions }: FastifyRequest): Refusal {
  if (!raw.aborted && isStorageAway(error)) return refuse('UNAVAILABLE', { retryAfterSeconds: 2 })
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(routeOptions.bodyLimit)
  const known = typeof code === 'string' && Object.hasOwn(bodyErrors, code) ? bodyErrors[code] : undefined
  return known ?? refuse('INTERNAL_ERROR')
}

/** A list of risks may be larger than any other request; a browser's report must be smaller. */
function tooLarge(most: number): Refusal {
  return refuseField('body', `The request is too large: send at most ${Math.floor(most / 1024)} KB.`)
}

const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']
/**
 * SQLSTATEs that mean "try again later": no connection, no resources, stopping or starting, a lock or statement timeout, or a
 * server that is read-only after a failover.
 */
const notNow = /^(08|53|57P0)|^(55P03|57014|25006)$/
const lineCut = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether an error means that the database or the store of documents is unavailable or overloaded, so that a retry makes sense (F24). */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ObjectsAway) return true
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string'
    ? socketCodes.includes(code) || notNow.test(code)
    : lineCut.test(error.message)
}
