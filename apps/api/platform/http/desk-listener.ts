import type { FastifyInstance } from 'fastify'
import type { DeskSettings } from '../config/desk.ts'
import type { StaffSessionStore } from '../session/staff-ports.ts'
import type { DeskContext, DeskRoute } from './desk-route.ts'
import { sendRefusal } from './errors.ts'
import type { RestrictionGuard } from './guard-ports.ts'
import { refuseOtherMethods } from './methods.ts'
import { refuse } from './problem.ts'
import { rateLimiter } from './rate-limiter.ts'
import { buildServer, type ServerParts } from './server.ts'

export type DeskListener = { port: number; app: FastifyInstance }

type Parts = Pick<
  ServerParts,
  'limits' | 'readiness' | 'log' | 'metrics' | 'clock' | 'proxyDepth' | 'isProduction'
> & {
  routes: readonly DeskRoute[]
  staff: StaffSessionStore
  restrictions: RestrictionGuard
  /** Adds the sign-in and the pages. */
  site: (app: FastifyInstance) => void
}

/**
 * The desk on its own listener, by its own host name. Neither the customers' calls nor their pages are served here, and the customers'
 * server serves nothing of the desk (DSK-111). Headers, body limits, origin checks and request ids are those of every server (DSK-114).
 */
export async function openDeskListener(settings: DeskSettings, parts: Parts): Promise<DeskListener> {
  const app = await buildDesk(settings, parts)
  await app.listen({ host: settings.host, port: settings.port })
  return { port: Number(Object(app.server.address()).port), app }
}

/** The same, not listening. */
export function buildDesk(
  { url, limits, cookies }: Pick<DeskSettings, 'url' | 'limits' | 'cookies'>,
  { routes, staff, restrictions, site, ...parts }: Parts,
): Promise<FastifyInstance> {
  const { clock, log, metrics } = parts
  const now = () => clock().getTime()
  const context: DeskContext = {
    staff,
    restrictions,
    limits: { call: rateLimiter(limits.call, now), ip: rateLimiter(limits.signIn, now) },
    clock,
    log,
    metrics,
  }
  return buildServer({
    ...parts,
    routes: [],
    servesApiDocs: false,
    guard: (app) => refuseOtherHosts(app, url.hostname),
    site(app) {
      app.decorate('deskCookies', cookies)
      for (const route of routes) route.register(app, context)
      for (const path of new Set(routes.map((route) => route.url)))
        refuseOtherMethods(
          app,
          path,
          routes.filter((route) => route.url === path).map(({ call }) => call.method),
        )
      site(app)
    },
  })
}

/** Paths that a load balancer calls by address. */
const probes = ['/healthz', '/readyz']

/** A customer's host name that leads here by mistake, or by DNS rebinding, finds nothing. */
function refuseOtherHosts(app: FastifyInstance, host: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const asked = request.hostname.toLowerCase().replace(/\.$/, '')
    if (asked !== host && !probes.includes(request.url)) return sendRefusal(reply, refuse('NOT_FOUND'))
  })
}
