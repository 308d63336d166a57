import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { About, FaultBook, Operation } from './faults.ts'
import { BadRequest } from './request.ts'

export type Answer = { status: number; body: object }

const failure = { error: { type: 'api_error', code: 'internal_error', message: 'The provider failed.' } }
const tooMany = { error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' } }

/** Does the work of one call and replies, unless a fault was injected: late, with an error, or not at all. */
export async function answer(
  reply: FastifyReply,
  faults: FaultBook,
  call: { operation: Operation; about: About },
  work: () => Answer,
): Promise<FastifyReply> {
  const fault = faults.take(call.operation, call.about)
  if (fault !== undefined && fault.ms > 0) await sleep(fault.ms, undefined, { ref: false })
  if (fault?.kind === 'drop-before') return hangUp(reply)
  if (fault?.kind === 'fail-before') return reply.code(500).send(failure)
  if (fault?.kind === 'busy') return reply.code(429).header('retry-after', '1').send(tooMany)
  const { status, body } = work()
  if (fault?.kind === 'drop-after') return hangUp(reply)
  if (fault?.kind === 'fail-after') return reply.code(500).send(failure)
  return reply.code(status).send(body)
}

/** Closes the connection without a reply, so that the caller cannot tell what happened to the call. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/** Whether a call comes from a page of the sandbox itself, or from no page at all, such as a test or a command line. */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  // Set by the browser. Checked before Origin, which is null for a form on a page that sends no referrer.
  if (site === 'same-origin') return true
  if (site !== undefined && site !== 'none') return false
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

export function problem(code: string, message: string) {
  return { error: { code, message } }
}

/** A request that cannot be read gets a reply with the reason. */
export function answerBadRequests(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BadRequest)) throw error
    return reply.code(error.status).send(problem('INVALID_REQUEST', error.message))
  })
}

/** Longer than any caller waits; then the connection is closed, so that abandoned calls do not pile up. */
const CUT_AFTER_MS = 120_000

/** Accepts the request and never replies, like a hung provider. */
export function neverAnswer(reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const cut = setTimeout(() => raw.destroy(), CUT_AFTER_MS)
  cut.unref()
  raw.once('close', () => clearTimeout(cut))
  return reply
}
