import { londonDate } from '@milepost/domain/values/london-time'
import { aHatchback } from '@milepost/pricing/testing/people-by-journey'
import type { SitePorts } from '../../apps/api/aggregator/price-site-risk.ts'
import { siteQuoteStore } from '../../apps/api/aggregator/store.ts'
import { demoKeys } from '../../apps/api/platform/config/sites.ts'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database.ts'
import { rateFolder } from '../../apps/api/providers/rates/rate-folder.ts'
import { vehicleByDescription } from '../../apps/api/providers/vehicle/described-vehicle.ts'
import { root } from '../../scripts/root.mjs'
import { clock, withPricing } from '../quote/pricing-server.ts'

const unlimited = { count: 1e9, perSeconds: 1 }

/** The ports of the inbound call. Vehicles are cached, so the look-up is not measured. */
export function sitePortsOf(database: OpenDatabase): SitePorts {
  return {
    siteQuotes: siteQuoteStore(database.db),
    ratesOn: rateFolder(`${root}/rates`, londonDate(clock())),
    vehicleByRegistration: async () => ({ kind: 'found', value: aHatchback }),
    vehicleByDescription,
    clock,
  }
}

/** Runs the work against the real API, with comparison sites enabled. */
export function withSites<T>(
  work: (parts: { database: OpenDatabase; port: number }) => Promise<T>,
): Promise<T> {
  return withPricing(work, (database) => ({
    ...sitePortsOf(database),
    sites: { keys: demoKeys, limit: unlimited },
    linkTo: () => new URL('https://quotes.acorn.example/'),
  }))
}
