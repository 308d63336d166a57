import { randomBytes } from 'node:crypto'
import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import { type About, publicApi } from '@milepost/contract/openapi/about'
import fastify, { type FastifyInstance } from 'fastify'
import { secureCookies } from '../config/cookie-form.ts'
import type { JourneyHosts } from '../config/hosts.ts'
import { describeError } from '../observability/describe-error.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { type SessionIds, type SessionParts, sessionIds } from '../session/session.ts'
import { apiDocs } from './api-docs.ts'
import { cspReports } from './csp-reports.ts'
import { answerErrors, answerFrameworkError } from './errors.ts'
import { type AllowedOrigins, setHeadersOnEveryResponse } from './headers.ts'
import { healthRoutes, type Readiness, sendAwayWhenDraining } from './health.ts'
import { type LimitStore, type LookUpRates, lookUpLimits } from './look-up-limits.ts'
import { refuseOtherMethods } from './methods.ts'
import { answerForNode, answerMalformed, leaveToUs } from './node-errors.ts'
import { observeRequests, traceRequests } from './observe.ts'
import { requestIdOf } from './request-id.ts'
import type { Route } from './route.ts'
import { refuseForeignPages } from './same-origin.ts'

/** One more than the default: the first screen with its styles then fits what a connection carries before its first reply. */
const PAGE_QUALITY = 5

const LARGEST_BODY = 128 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Node's limit for the head of a request. */
const LONGEST_PATH = 16 * 1024

export type ServerParts = {
  routes: readonly Route[]
  /** What the OpenAPI document describes; the public API by default. */
  about?: About
  /** Adds the pages of the web site; undefined if only the API is served. */
  site?: ((app: FastifyInstance) => void) | undefined
  proxyDepth: number
  /** Whether our proxies set X-Forwarded-Host; by default the header is the visitor's and ignored. */
  trustsForwardedHost?: boolean
  /** Response times are sent outside production only. */
  isProduction?: boolean
  /** Whether the API documentation is served; true by default. */
  servesApiDocs?: boolean
  allowedOrigins?: AllowedOrigins
  /** Guards every address of a server that is not public. */
  guard?: (app: FastifyInstance) => void
  /** The payment webhooks of providers; undefined where nothing is paid. */
  webhooks?: ((app: FastifyInstance) => void) | undefined
  /** How long a request may take to arrive; 30 seconds by default. */
  requestTimeoutMs?: number
  limits: LookUpRates
  /** The journey of each host; without them every host serves every brand. */
  journeyHosts?: JourneyHosts
  /** Limits shared by all processes; without it each process counts on its own. */
  limitStore?: Omit<LimitStore, 'failed'> | undefined
  /** Undefined if no call needs a session. */
  sessions?: ({ ids: SessionIds } & SessionParts) | undefined
  readiness: Readiness
  log: Log
  metrics: Metrics
  clock: () => Date
}

/** Fastify trusts this header whenever it trusts a proxy's X-Forwarded-For, and most proxies pass on any value that the visitor sent. */
function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host']
    done()
  })
}

/**
 * Ends a body that trickles in once its time is up. Node swaps the two timeouts if the one for headers, a minute by default, is
 * longer; and it checks for late requests only at an interval, by default every 30 seconds.
 */
function endedInTime(requestTimeout: number) {
  return { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 15 }
}

/** The whole public server, not yet listening. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { log, metrics, readiness, clock, requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts
  const app = fastify({
    logger: false,
    genReqId: requestIdOf,
    trustProxy: (_address, hop) => hop < parts.proxyDepth,
    bodyLimit: LARGEST_BODY,
    exposeHeadRoutes: false,
    // A path of any length is validated by its own call: the router's own limit would answer that there is no such call.
    routerOptions: { maxParamLength: LONGEST_PATH },
    // While closing we still answer requests on open connections, with our own headers.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { ...leaveToUs, ...endedInTime(requestTimeoutMs) },
    frameworkErrors: answerFrameworkError(log),
    clientErrorHandler: answerMalformed(log),
  })
  app.decorate('sessionIds', parts.sessions?.ids ?? sessionIds(randomBytes(32), secureCookies))
  app.removeContentTypeParser('text/plain')
  await app.register(compress, {
    global: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } },
  })

  if (!parts.trustsForwardedHost) ignoreForwardedHost(app)
  observeRequests(app, log, metrics, parts.isProduction !== true)
  traceRequests(app)
  setHeadersOnEveryResponse(app, parts.allowedOrigins ?? {})
  answerErrors(app, log)
  answerForNode(app)
  parts.guard?.(app)
  refuseForeignPages(app)

  sendAwayWhenDraining(app, readiness)
  healthRoutes(app, readiness, log)
  const failed = (error: unknown) => log('limits.store-failed', describeError(error))
  const limitStore = parts.limitStore && { ...parts.limitStore, failed }
  const limits = lookUpLimits(parts.limits, () => clock().getTime(), limitStore)
  cspReports(app, { log, metrics, limits })
  const { sessions, journeyHosts } = parts
  for (const route of parts.routes) route.register(app, { limits, journeyHosts, log, metrics, sessions })
  for (const url of new Set(parts.routes.map((route) => route.url))) {
    const methods = parts.routes.filter((route) => route.url === url).map((route) => route.call.method)
    refuseOtherMethods(app, url, methods.includes('GET') ? [...methods, 'HEAD'] : methods)
  }
  if (parts.servesApiDocs !== false)
    apiDocs(
      app,
      parts.about ?? publicApi,
      parts.routes.map((route) => route.call),
    )
  parts.webhooks?.(app)
  parts.site?.(app)
  await app.ready()
  return app
}
