import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Operation } from './fault'
import type { About, FaultBook } from './fault-book'

export type Answer = { status: number; body: object }

const failure = { error: { type: 'api_error', code: 'internal_error', message: 'The provider failed.' } }
const tooMany = { error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' } }

/** Does the work of one call and answers it, unless a fault was ordered: late, with an error, or not at all. */
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

/** Cuts the line without a word, so that the caller cannot tell what became of the call. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
