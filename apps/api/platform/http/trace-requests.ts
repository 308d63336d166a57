import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TracedRequest, tracedRequest } from '../tracepoint'

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
