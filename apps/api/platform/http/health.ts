import type { FastifyInstance } from 'fastify'
import type { Log } from '../observability/log.ts'
import { refuseOtherMethods } from './methods.ts'

/** Whether this process should receive traffic. */
export type Readiness = {
  /** Set once the process has been asked to stop. */
  draining: boolean
  /** Whether the database answers; returns within bounded time. */
  ping: () => Promise<boolean>
}

/** /healthz: the process is alive. /readyz: it can serve. Neither reveals more than that. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness, log: Log): void {
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => ({ status: 'ok' }) })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      if (readiness.draining) return reply.code(503).header('retry-after', '5').send({ status: 'draining' })
      if (await readiness.ping()) return { status: 'ready' }
      log('readiness.failed')
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' })
    },
  })
  for (const url of ['/healthz', '/readyz']) refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

/** A draining process closes each connection after its response, so that the next request goes to another process. */
export function sendAwayWhenDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.draining) reply.header('connection', 'close')
    done(null, payload)
  })
}
