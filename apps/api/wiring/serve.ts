import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { openInternalListener } from '../platform/observability/internal-listener.ts'
import { stopOnSignal } from '../platform/observability/lifecycle.ts'
import type { Log } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { readOut } from '../platform/observability/metrics-page.ts'
import { loadRenderer } from '../providers/documents/document-renderer.ts'
import { openBackOffice } from './back-office.ts'
import { openDesk } from './desk.ts'
import { figuresReader } from './figures-store.ts'
import { openProduct } from './product.ts'
import { prepareStorage } from './storage.ts'

type Watch = {
  log: Log
  metrics: Metrics
  /** When the process began, by `performance.now()`. */
  started: number
  stopTracing: () => Promise<void>
}

/**
 * Serves the role of this process on an opened database. Returns the message for the process that waits for the start, and a
 * function that loads what the first replies do not need.
 */
export async function serve(
  config: Config,
  opened: OpenDatabase,
  { log, metrics, started, stopTracing }: Watch,
) {
  const { database, sharedClock } = await prepareStorage(config, opened, { log, metrics, started })
  const { clock } = sharedClock
  const product = await openProduct(config, database, { log, metrics, clock })
  const { app } = product
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port })
  if (config.role !== 'web') product.work()
  const backOffice = config.role === 'worker' ? undefined : await openBackOffice(config, product.backOffice)
  const desk =
    config.role === 'worker' ? undefined : await openDesk(config, { ...product.backOffice, database })
  const internal =
    config.internalPort === 'off'
      ? undefined
      : await openInternalListener(config.internalPort, {
          contentType: metrics.registry.contentType,
          page: readOut(metrics, {
            readFigures: figuresReader(database.db, { clock, processClock: () => new Date() }),
            pool: () => database.pool(),
          }),
        })

  stopOnSignal(
    {
      async stop() {
        product.readiness.draining = true
        await app.close()
        await backOffice?.app.close()
        await desk?.app.close()
        await product.stop()
        await internal?.close()
        await stopTracing()
        sharedClock.stop()
        await database.close()
      },
      cutOff: () => app.server.closeAllConnections(),
    },
    log,
  )

  const { port } = Object(app.server.address())
  log('api.started', { port, internalPort: internal?.port, ms: Math.round(performance.now() - started) })
  const ports = { port, internalPort: internal?.port, servicePort: backOffice?.port, deskPort: desk?.port }
  const { location, sandboxUrl } = database
  const ready = { kind: 'ready', ...ports, location, clockUrl: config.usesSandbox ? sandboxUrl : undefined }
  return { ready, loadRest: loadRenderer }
}
