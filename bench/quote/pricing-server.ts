import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { londonDate } from '@milepost/domain/values/london-time'
import { aHatchback, now } from '@milepost/pricing/testing/people-by-journey'
import type { FastifyInstance } from 'fastify'
import { secureCookies } from '../../apps/api/platform/config/cookie-form.ts'
import { migrate } from '../../apps/api/platform/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../apps/api/platform/db/open-database.ts'
import { aesEncryption } from '../../apps/api/platform/encryption/aes-encryption.ts'
import { withKeys } from '../../apps/api/platform/encryption/database-keys.ts'
import type { Encryption } from '../../apps/api/platform/encryption/ports.ts'
import { requestLimits } from '../../apps/api/platform/http/request-limit-store.ts'
import { buildServer } from '../../apps/api/platform/http/server.ts'
import { testPorts } from '../../apps/api/platform/http/testing/ports.ts'
import { createLog } from '../../apps/api/platform/observability/log.ts'
import { createMetrics } from '../../apps/api/platform/observability/metrics.ts'
import { sessionIds } from '../../apps/api/platform/session/session.ts'
import { sessionKey, sessionStore } from '../../apps/api/platform/session/store.ts'
import { rateFolder } from '../../apps/api/providers/rates/rate-folder.ts'
import { contactStore, quoteStore } from '../../apps/api/quote/store.ts'
import { type Ports, routes } from '../../apps/api/wiring/public-api.ts'
import { root } from '../../scripts/root.mjs'

/** The date on which the bench's customers ask for a price. */
export const clock = () => now

/** Counted as usual, but never reached. */
const plenty = { count: 1e9, perSeconds: 1 }
const unlimited = { session: plenty, ip: plenty, all: plenty }

/** Runs the work against the real API on its own PostgreSQL. Vehicles are cached, so the look-up is not measured. */
export async function withPricing<T>(
  work: (parts: { app: FastifyInstance; database: OpenDatabase; port: number }) => Promise<T>,
  more: (database: OpenDatabase) => Partial<Ports> = () => ({}),
  encryption: Encryption = aesEncryption([randomBytes(32)]),
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
  // When started as root the database runs as another user, who must be able to traverse the directory.
  await chmod(dataDir, 0o755)
  const opened = await openDatabase({ dataDir, log: () => {} })
  await opened.asOwner((owner) => migrate(owner))
  const database = { ...opened, db: withKeys(opened.db, encryption) }
  const app = await buildServer({
    routes: routes({
      ...testPorts,
      quotes: quoteStore(database.db),
      contacts: contactStore(database.db),
      ratesOn: rateFolder(join(root, 'rates'), londonDate(now)),
      vehicleByRegistration: async () => ({ kind: 'found', value: aHatchback }),
      clock,
      ...more(database),
    }),
    sessions: {
      ids: sessionIds(await sessionKey(database.db), secureCookies),
      store: sessionStore(database.db),
      clock,
    },
    proxyDepth: 0,
    limits: {
      vehicle: unlimited,
      address: unlimited,
      draft: unlimited,
      newDraft: unlimited,
      save: unlimited,
      retrieval: unlimited,
      pricing: unlimited,
      preview: unlimited,
      document: unlimited,
      bank: unlimited,
      intent: unlimited,
      report: unlimited,
      visit: unlimited,
    },
    limitStore: { shared: requestLimits(database.db) },
    readiness: { draining: false, ping: database.ping },
    log: createLog('silent'),
    metrics: createMetrics(),
    clock,
  })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = Object(app.server.address())
    return await work({ app, database, port })
  } finally {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const newSession = () => randomBytes(32).toString('base64url')
