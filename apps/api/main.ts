import { type Config, readConfig } from './platform/config/config'
import { crashAt } from './platform/crashpoint'
import { type OpenDatabase, openDatabase } from './platform/db/open-database'
import { figuresReader } from './platform/observability/figures-store'
import { instrumentedLog } from './platform/observability/instrumented'
import { openInternalListener } from './platform/observability/internal-listener'
import { reportCrashes, startFailure, stopOnSignal } from './platform/observability/lifecycle'
import { createLog, type Log } from './platform/observability/log'
import { createMetrics, type Metrics } from './platform/observability/metrics'
import { readOut } from './platform/observability/metrics-page'
import { startTracing } from './platform/observability/start-tracing'
import { openBackOffice } from './wiring/back-office'
import { openDesk } from './wiring/desk'
import { openProduct } from './wiring/product'
import { prepareStorage } from './wiring/storage'

const clock = () => new Date()

/** One process: its log, its database, then what it serves. */
async function start(config: Config): Promise<void> {
  crashAt(config.crashAt)
  const started = performance.now()
  const metrics = createMetrics()
  const log = instrumentedLog(createLog(config.logLevel), metrics)
  reportCrashes(log)
  if (config.testNotice !== undefined) log('api.is-test-site', {})
  const stopTracing = await startTracing(config.otlpEndpoint)

  const { databaseUrl, migrationDatabaseUrl, migrationWaitSeconds, databaseReadUrl, dataDir } = config
  const database = await openDatabase({
    databaseUrl,
    migrationDatabaseUrl,
    migrationWaitSeconds,
    databaseReadUrl,
    dataDir,
    log: ({ event, ...fields }) => log(event, fields),
  })
  try {
    const prepared = await prepareStorage(config, database, { log, metrics, clock, started })
    await serve(config, prepared, { log, metrics, started, stopTracing })
  } catch (error) {
    await database.close()
    throw error
  }
}

type Watch = { log: Log; metrics: Metrics; started: number; stopTracing: () => Promise<void> }

async function serve(config: Config, database: OpenDatabase, { log, metrics, started, stopTracing }: Watch) {
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
            readFigures: figuresReader(database.db, clock),
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
        await database.close()
      },
      cutOff: () => app.server.closeAllConnections(),
    },
    log,
  )

  const { port } = Object(app.server.address())
  log('api.started', { port, internalPort: internal?.port, ms: Math.round(performance.now() - started) })
  const ports = { port, internalPort: internal?.port, servicePort: backOffice?.port, deskPort: desk?.port }
  const ready = { kind: 'ready', ...ports, location: database.location }
  if (process.send) process.send(ready)
  else console.log(`The API listens on http://${config.host}:${port}`)
}

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const settings = readConfig(process.env)
if (settings.kind === 'bad') fail(settings.problems)
else start(settings.config).catch((error: unknown) => fail([startFailure(error)]))
