import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './errors.ts'
import { refuse } from './problem.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof methods)[number]

/** Refuses every other method of an address with 405 and the allowed ones, before the body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly Method[]): void {
  const refusal = refuse('METHOD_NOT_ALLOWED', { allow: allowed.join(', ') })
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) => sendRefusal(reply, refusal),
    handler: async (_request, reply) => sendRefusal(reply, refusal),
  })
}
