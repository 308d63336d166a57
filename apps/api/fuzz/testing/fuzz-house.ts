import { aHatchback, aPanelVan } from '@milepost/pricing/testing/people-by-journey'
import { demoKeys } from '../../config-sites'
import { cancellationStore } from '../../db/cancellations'
import { mailStopStore } from '../../db/mail-stops'
import { restartStore } from '../../db/restart-quotes'
import { webhooks } from '../../http/payment/webhooks'
import { mailStops } from '../../http/renewal/mail-stops'
import { restartServiceRoutes } from '../../http/restart/restart-service'
import { SERVICE_KEY } from '../../http/restart/testing/restart-shop'
import { openServiceListener } from '../../http/service-listener'
import { accessHouse } from '../../http/testing/access/house'
import { roomyLimits, testServer } from '../../http/testing/test-server'
import { realSessions } from '../../http/testing/test-sessions'
import { createLog } from '../../operations/log'
import { createMetrics } from '../../operations/metrics'
import { addressProvider } from '../../providers/address/address-provider'
import { bankProvider } from '../../providers/bank/bank-provider'
import { defaultLimits } from '../../providers/http/outgoing'
import { vehicleMakes, vehicleModels } from '../../providers/vehicle/vehicle-catalogue'
import { site } from '../../site/site'
import { builtSite, siteHosts } from '../../site/testing/built-site'

/** Nobody is refused for asking often: what is tried here is what they ask. */
const endless = { count: 1e9, perSeconds: 1 }
const endlessLimits = Object.fromEntries(
  Object.keys(roomyLimits).map((name) => [name, { session: endless, ip: endless }]),
) as typeof roomyLimits

/** As patient with the sandbox as a busy machine needs: a slow answer is no fault of ours. */
const patient = { ...defaultLimits, attemptMs: 30_000, overallMs: 60_000 }

/** The whole public server and the back office's, on a real database and the real sandbox. */
export async function fuzzHouse() {
  const deps = { clock: () => new Date(), observe: () => {}, limits: patient }
  let lookedUp = 0
  const house = await accessHouse((sandboxUrl) => ({
    vehicleMakes,
    vehicleModels,
    // Cars and vans by turns, so that every line gets past its first question.
    vehicleByRegistration: async () => {
      lookedUp += 1
      return { kind: 'found', value: lookedUp % 2 === 0 ? aHatchback : aPanelVan }
    },
    ...addressProvider({ addressProvider: 'sandbox', sandboxUrl }, deps),
    ...bankProvider({ sandboxUrl }, deps),
    sites: { keys: demoKeys, limit: endless },
  }))
  const { shop, db } = house
  const clock = () => shop.time.now
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => lines.push(line) })
  const { app } = await testServer({
    routes: house.routes,
    sessions: realSessions(db, clock),
    limits: endlessLimits,
    clock,
    log,
    webhooks(server) {
      webhooks(server, shop.ports, log)
      mailStops(server, { mailStops: mailStopStore(db), clock })
    },
    site: site({ siteDir: builtSite(), journeyHosts: siteHosts, maintenance: undefined }),
  })
  const office = await openServiceListener(
    { host: '127.0.0.1', port: 0, keys: [{ holder: 'office', key: SERVICE_KEY }] },
    {
      routes: restartServiceRoutes({
        ...shop.ports,
        cancellations: cancellationStore(db),
        restarts: restartStore(db),
        vehicleByRegistration: async () =>
          shop.vehicle.at ? { kind: 'found', value: shop.vehicle.at } : { kind: 'not-found' },
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
    house,
    apps: { public: app, office: office.app },
    log: () => lines,
    async stop() {
      await office.app.close()
      await app.close()
      await house.stop()
    },
  }
}

export type FuzzHouse = Awaited<ReturnType<typeof fuzzHouse>>
