import type { FastifyInstance } from 'fastify'
import { BadRequest } from '../cards/request-fields'

export function problem(code: string, message: string) {
  return { error: { code, message } }
}

/** A request that cannot be read is answered with what is wrong with it. */
export function answerBadRequests(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BadRequest)) throw error
    return reply.code(error.status).send(problem('INVALID_REQUEST', error.message))
  })
}
