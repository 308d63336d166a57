import { type Config, readConfig } from './platform/config/config.ts'
import { crashAt } from './platform/crashpoint.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { instrumentedLog } from './platform/observability/instrumented.ts'
import { reportCrashes, startFailure } from './platform/observability/lifecycle.ts'
import { createLog } from './platform/observability/log.ts'
import { createMetrics } from './platform/observability/metrics.ts'
import { startTracing } from './platform/observability/start-tracing.ts'

/** Most of the program. It loads while the database starts in its own process. */
const loadServing = () => import('./wiring/serve.ts')

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
    meanwhile: loadServing,
  })
  try {
    const { serve } = await loadServing()
    const { ready, loadRest } = await serve(config, database, { log, metrics, started, stopTracing })
    if (process.send) process.send(ready)
    else console.log(`The API listens on http://${config.host}:${ready.port}`)
    // Loaded before a customer has to wait for it. An error in it ends the process, like any other error at the start.
    await loadRest()
  } catch (error) {
    await database.close()
    throw error
  }
}

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const settings = readConfig(process.env)
if (settings.kind === 'bad') fail(settings.problems)
else start(settings.config).catch((error: unknown) => fail([startFailure(error)]))
