import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../observability/log'
import type { Metrics } from '../observability/metrics'
import { type TracedRequest, tracedRequest } from '../tracepoint'

declare module 'fastify' {
  interface FastifyRequest {
    /** When it arrived, on the clock that only goes forward. */
    startedAt: number
  }
}

/** Logs and counts every request when its connection is done with it, answered or not. */
export function observeRequests(
  app: FastifyInstance,
  log: Log,
  metrics: Metrics,
  withServerTiming: boolean,
): void {
  app.decorateRequest('tenant', undefined)
  app.decorateRequest('keyHolder', undefined)
  app.decorateRequest('startedAt', 0)
  // For whoever builds it, and never in production: a clock without the network's jitter is what timing attacks need. The whole and no
  // parts: how long the database took for one reference and another would tell whether there is such a quote (T2).
  if (withServerTiming)
    app.addHook('onSend', (request, reply, _payload, done) => {
      reply.header('server-timing', `total;dur=${(performance.now() - request.startedAt).toFixed(1)}`)
      done()
    })
  app.addHook('onRequest', (request, reply, done) => {
    const started = performance.now()
    request.startedAt = started
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

/** Each request is the beginning of a trace, or a part of its caller's. Named by the route as we wrote it, never as it was asked for. */
export function traceRequests(app: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, TracedRequest>()

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched')
    const { traceparent } = request.headers
    const trace = tracedRequest(`${request.method} ${route}`, [traceparent].flat()[0])
    if (trace === undefined) return done()
    traces.set(request, trace)
    reply.raw.once('close', () =>
      trace.end({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'milepost.request_id': request.id,
      }),
    )
    trace.within(done)
  })

  // A body arrives on the connection's own time: what is asked for after it has to be told anew whose it is.
  app.addHook('preHandler', (request, _reply, done) => {
    const trace = traces.get(request)
    if (trace === undefined) done()
    else trace.within(done)
  })
}
