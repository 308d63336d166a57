import type { FastifyInstance } from 'fastify'
import type { Log } from '../operations/log'
import type { Metrics } from '../operations/metrics'

/** Logs and counts every request when its connection is done with it, answered or not. */
export function observeRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.decorateRequest('tenant', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now()
    metrics.requestsInFlight.inc()
    reply.raw.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched')
      metrics.requestsInFlight.dec()
      if (!reply.raw.writableEnded) return log('request.aborted', { requestId: request.id, route, ms })

      const { method, id: requestId, tenant } = request
      const status = reply.statusCode
      metrics.requestSeconds.observe({ route, method, status }, ms / 1000)
      log('request.answered', { requestId, method, route, status, code: reply.problemCode, tenant, ms })
    })
    done()
  })
}
