import { aHatchback, aPanelVan } from '@milepost/pricing/testing/people-by-journey'
import { demoKeys } from '../../platform/config/sites.ts'
import { openServiceListener } from '../../platform/http/service-listener.ts'
import { testApi } from '../../platform/http/testing/access/test-api.ts'
import { roomyLimits, testServer } from '../../platform/http/testing/test-server.ts'
import { realSessions } from '../../platform/http/testing/test-sessions.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { site } from '../../platform/site/site.ts'
import { builtSite, siteHosts } from '../../platform/site/testing/built-site.ts'
import { addressProvider } from '../../providers/address/address-provider.ts'
import { bankProvider } from '../../providers/bank/bank-provider.ts'
import { realRenderers } from '../../providers/documents/testing/rendered-once.ts'
import { defaultLimits } from '../../providers/http/outgoing.ts'
import { vehicleMakes, vehicleModels } from '../../providers/vehicle/vehicle-provider.ts'
import { webhooks } from '../../purchase/attempt/routes.ts'
import { cancellationRefundStore } from '../../purchase/ending/cancel-refund-store.ts'
import { cancellationStore } from '../../purchase/ending/cancellation-store.ts'
import { lenderEventStore } from '../../purchase/loan/lender-event-store.ts'
import { emailStopStore } from '../../renewal/email-stop-store.ts'
import { emailStops } from '../../renewal/routes.ts'
import { restartServiceRoutes } from '../../restart/service-routes.ts'
import { restartStore } from '../../restart/store.ts'
import { SERVICE_KEY } from '../../restart/testing/restart-server.ts'

/** No rate limits: the test is about what is requested, not how often. */
const endless = { count: 1e9, perSeconds: 1 }
const endlessLimits = Object.fromEntries(
  Object.keys(roomyLimits).map((name) => [name, { session: endless, ip: endless }]),
) as typeof roomyLimits

/** A long timeout for the sandbox on a busy machine: a slow reply is not our bug. */
const patient = { ...defaultLimits, attemptMs: 30_000, overallMs: 60_000 }

/** The whole public server and the back office's, on a real database and the real sandbox. */
export async function fuzzApi() {
  const deps = { clock: () => new Date(), observe: () => {}, limits: patient }
  let lookedUp = 0
  const ports = (sandboxUrl: string) => ({
    vehicleMakes,
    vehicleModels,
    // Cars and vans alternately, so that every line gets past its first question.
    vehicleByRegistration: async () => {
      lookedUp += 1
      return { kind: 'found' as const, value: lookedUp % 2 === 0 ? aHatchback : aPanelVan }
    },
    ...addressProvider({ addressProvider: 'sandbox', sandboxUrl }, deps),
    ...bankProvider({ sandboxUrl }, deps),
    sites: { keys: demoKeys, limit: endless },
  })
  // Hostile values go into documents as well.
  const api = await testApi(ports, realRenderers)
  const { server, db } = api
  const clock = () => server.time.now
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => lines.push(line) })
  const { app } = await testServer({
    routes: api.routes,
    sessions: realSessions(db, clock),
    limits: endlessLimits,
    clock,
    log,
    webhooks(instance) {
      webhooks(instance, server.ports, log)
      emailStops(instance, { emailStops: emailStopStore(db), clock })
    },
    site: site({ siteDir: builtSite(), journeyHosts: siteHosts, maintenance: undefined }),
  })
  const office = await openServiceListener(
    { host: '127.0.0.1', port: 0, keys: [{ holder: 'office', key: SERVICE_KEY }] },
    {
      routes: restartServiceRoutes({
        ...server.ports,
        cancellations: cancellationStore(db),
        cancelRefunds: cancellationRefundStore(db, server.enqueue),
        refunds: server.refunds,
        lenderEvents: lenderEventStore(db, server.enqueue),
        restarts: restartStore(db),
        vehicleByRegistration: async () =>
          server.vehicle.at ? { kind: 'found', value: server.vehicle.at } : { kind: 'not-found' },
      }),
      recordSecurityEvent: () => undefined,
      limits: endlessLimits,
      readiness: { draining: false, ping: async () => true },
      log,
      metrics: createMetrics(),
      clock,
    },
  )
  return {
    api,
    apps: { public: app, office: office.app },
    log: () => lines,
    async stop() {
      await office.app.close()
      await app.close()
      await api.stop()
    },
  }
}

export type FuzzApi = Awaited<ReturnType<typeof fuzzApi>>
