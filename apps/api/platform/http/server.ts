import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import { type About, publicApi } from '@milepost/contract/openapi/about'
import fastify, { type FastifyInstance } from 'fastify'
import type { JourneyHosts } from '../config/hosts'
import { describeError } from '../observability/describe-error'
import type { Log } from '../observability/log'
import type { Metrics } from '../observability/metrics'
import { type SessionIds, type SessionParts, sessionIds } from '../session/session'
import { apiDocs } from './api-docs'
import { cspReports } from './csp-reports'
import { answerErrors, answerFrameworkError } from './errors'
import { type AllowedOrigins, setHeadersOnEveryResponse } from './headers'
import { healthRoutes, type Readiness, sendAwayWhenDraining } from './health'
import { type LimitStore, type LookUpRates, lookUpLimits } from './look-up-limits'
import { refuseOtherMethods } from './methods'
import { answerForNode, answerMalformed, leaveToUs } from './node-errors'
import { observeRequests, traceRequests } from './observe'
import { requestIdOf } from './request-id'
import type { Route } from './route'
import { refuseForeignPages } from './same-origin'

const LARGEST_BODY = 128 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Node takes no longer head of a request than this. */
const LONGEST_PATH = 16 * 1024

export type ServerParts = {
  routes: readonly Route[]
  /** What its OpenAPI document is about; the public API unless said. */
  about?: About
  /** Adds the pages of the web site; absent when the API is served alone. */
  site?: ((app: FastifyInstance) => void) | undefined
  proxyDepth: number
  /** Whether our proxies say in X-Forwarded-Host which host was asked; unless said, that header is the visitor's and ignored. */
  trustsForwardedHost?: boolean
  /** How long an answer took is told outside production only. */
  isProduction?: boolean
  /** Whether the calls are described to whoever asks; they are unless said. */
  servesApiDocs?: boolean
  allowedOrigins?: AllowedOrigins
  /** Stands before every address of a server that is not for everybody. */
  guard?: (app: FastifyInstance) => void
  /** Where providers tell of payments; absent where nobody pays. */
  webhooks?: ((app: FastifyInstance) => void) | undefined
  /** How long a request may take to arrive; half a minute unless said. */
  requestTimeoutMs?: number
  limits: LookUpRates
  /** Which hosts stand for a journey; a server without them takes every brand on every host. */
  journeyHosts?: JourneyHosts
  /** Where all processes count together; without it each counts by itself. */
  limitStore?: Omit<LimitStore, 'failed'> | undefined
  /** Absent where no call is of a session. */
  sessions?: ({ ids: SessionIds } & SessionParts) | undefined
  readiness: Readiness
  log: Log
  metrics: Metrics
  clock: () => Date
}

/** Fastify believes the header wherever it believes a proxy's word on the visitor's address, and most proxies pass it on as it came. */
function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host']
    done()
  })
}

/**
 * A body that trickles in ends with its time. Node exchanges the two times when that of the headers is the longer, which is a minute
 * by itself; and it looks for late requests only so often, by itself every half minute.
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
    // A path is refused by its own call, whatever its length: the router's own bound would answer that there is no such call.
    routerOptions: { maxParamLength: LONGEST_PATH },
    // While closing we still answer what arrives on open connections, with our own headers.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { ...leaveToUs, ...endedInTime(requestTimeoutMs) },
    frameworkErrors: answerFrameworkError(log),
    clientErrorHandler: answerMalformed(log),
  })
  app.decorate('sessionIds', parts.sessions?.ids ?? sessionIds(randomBytes(32)))
  app.removeContentTypeParser('text/plain')
  await app.register(compress, { global: false, threshold: 1024, encodings: ['br', 'gzip'] })

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
