import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { type TracedRequest, tracedRequest } from '../tracepoint.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Time of arrival on the monotonic clock. */
    startedAt: number
  }
}

/** The type of a response that lasts until the client disconnects: its duration says nothing about the speed of the server. */
export const EVENT_STREAM = 'text/event-stream; charset=utf-8'

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
  // For developers and never in production: a clock without network jitter is what timing attacks need. Only the total: the
  // database's share would reveal whether a quote reference exists (T2).
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
      if (reply.getHeader('content-type') !== EVENT_STREAM)
        metrics.requestSeconds.observe({ route, method, status }, ms / 1000)
      log('request.answered', { requestId, method, route, status, code: reply.problemCode, tenant, ms })
    })
    done()
  })
}

/** Each request starts a trace, or joins its caller's. Spans are named by the route template, never by the requested URL. */
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

  // A body arrives in the connection's own async context, so the trace has to be entered again after it.
  app.addHook('preHandler', (request, _reply, done) => {
    const trace = traces.get(request)
    if (trace === undefined) done()
    else trace.within(done)
  })
}
