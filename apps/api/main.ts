import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { arrivalStore, siteQuoteStore } from './aggregator/store'
import { draftLinkStore } from './draft/link-store'
import { draftStore } from './draft/store'
import { lookedUpVehicles } from './lookup/store'
import { webhooks } from './payment/routes'
import { securityEventStore } from './platform/audit/security-event-store'
import { type Config, readConfig } from './platform/config/config'
import { crashAt } from './platform/crashpoint'
import { productionProblems } from './platform/db/check-production'
import { migrate } from './platform/db/migrate'
import { type OpenDatabase, openDatabase } from './platform/db/open-database'
import { StorageError } from './platform/db/storage-error'
import { aesEncryption } from './platform/encryption/aes-encryption'
import { withKeys } from './platform/encryption/database-keys'
import { encryptionKeys } from './platform/encryption/encryption-key'
import { keyedHashes } from './platform/encryption/keyed-hashes'
import { noteKeys } from './platform/encryption/known-keys-store'
import type { AllowedOrigins } from './platform/http/headers'
import { requestLimits } from './platform/http/request-limit-store'
import { buildServer } from './platform/http/server'
import { figuresReader } from './platform/observability/figures-store'
import { instrumentedEmail, instrumentedLog } from './platform/observability/instrumented'
import { openInternalListener } from './platform/observability/internal-listener'
import { background, reportCrashes, startFailure, stopOnSignal } from './platform/observability/lifecycle'
import { createLog, type Log } from './platform/observability/log'
import { createMetrics, type Metrics } from './platform/observability/metrics'
import { readOut } from './platform/observability/metrics-page'
import { securityRecorder } from './platform/observability/security-recorder'
import { startTracing } from './platform/observability/start-tracing'
import type { LinkTo } from './platform/ports'
import { sessionIds } from './platform/session/session'
import { sessionKey, sessionStore } from './platform/session/store'
import { paymentPageChecks } from './platform/site/check-payment-pages'
import { securityText } from './platform/site/security-text'
import { site } from './platform/site/site'
import { isServedAt, siteLinks } from './platform/site/site-address'
import { addressProvider } from './providers/address/address-provider'
import { cardOrigins, paysInWindows } from './providers/card/allowed-origins'
import { customerReviewsProvider } from './providers/customer-reviews/customer-reviews-provider'
import { documentRenderer } from './providers/documents/document-renderer'
import { mailProvider } from './providers/mail/mail-provider'
import { rateFolder } from './providers/rates/rate-folder'
import { reviewProvider } from './providers/review/review-provider'
import { cachedVehicles } from './providers/vehicle/cached-vehicles'
import { vehicleByDescription } from './providers/vehicle/described-vehicle'
import { vehicleProvider } from './providers/vehicle/vehicle-provider'
import { instrumentedQuotes, instrumentedSiteQuotes } from './quote/instrumented-store'
import { contactStore, documentStore, quoteStore } from './quote/store'
import { mailStops } from './renewal/routes'
import { restartStore } from './restart/store'
import { checkTallies, quoteTokenStore } from './retrieval/store'
import { openBackOffice } from './wiring/back-office'
import { providerObserver } from './wiring/provider-observer'
import { routes } from './wiring/public-api'
import { openPurchases } from './wiring/purchases'

const clock = () => new Date()

async function start(config: Config): Promise<void> {
  crashAt(config.crashAt)
  const started = performance.now()
  const metrics = createMetrics()
  const log = instrumentedLog(createLog(config.logLevel), metrics)
  reportCrashes(log)
  if (config.testNotice !== undefined) log('api.is-test-site', {})
  const stopTracing = await startTracing(config.otlpEndpoint)

  const { databaseUrl, migrationDatabaseUrl, dataDir } = config
  const database = await openDatabase({
    databaseUrl,
    migrationDatabaseUrl,
    dataDir,
    log: ({ event, ...fields }) => log(event, fields),
  })
  try {
    const onWait = () => log('storage.waits-to-migrate', {})
    const applied = await database.asOwner((owner) => migrate(owner, undefined, { onWait }))
    log('storage.migrated', { applied: applied.length, ms: Math.round(performance.now() - started) })
    await judge(config, database, log)
    const sealing = aesEncryption(await encryptionKeys(config))
    await noteKeys(database.db, sealing.fingerprints, clock())
    const opened = { ...database, db: withKeys(database.db, sealing) }
    await serve(config, opened, { log, metrics, started, stopTracing })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A server that holds customers' data and is not fit to stops the start; a test site says so and goes on. */
async function judge({ isProduction, testNotice }: Config, { db }: OpenDatabase, log: Log): Promise<void> {
  const problems = isProduction ? await productionProblems(db) : []
  if (problems.length === 0) return
  if (testNotice === undefined) throw new StorageError(problems.join('\n'))
  log('storage.unfit', { problems: problems.length })
}

type Watch = { log: Log; metrics: Metrics; started: number; stopTracing: () => Promise<void> }

async function serve(config: Config, database: OpenDatabase, { log, metrics, started, stopTracing }: Watch) {
  const observe = providerObserver(log, metrics)
  const ratesOn = rateFolder(config.ratesDir, londonDate(clock()))
  const { later, settled } = background(log)
  const security = securityRecorder(
    { store: securityEventStore(database.db), hashes: keyedHashes(await encryptionKeys(config)), clock },
    metrics,
  )
  const { recordSecurityEvent } = security
  const vehicles = vehicleProvider(config, { clock, observe })
  const readiness = { draining: false, ping: database.ping }
  const quotes = instrumentedQuotes(quoteStore(database.db), metrics)
  const contacts = contactStore(database.db)
  const mail = { sendMail: instrumentedEmail(mailProvider(config, { observe }).sendMail, metrics) }
  const siteLink = siteLinks(config.journeyHosts)
  const linkTo: LinkTo = (journey, page) => {
    const address = siteLink(journey, page)
    if (address === undefined) log('link.host-unknown', { tenant: journeyIdentities[journey].brand })
    return address
  }
  const purchases = await openPurchases(config, {
    database,
    quotes,
    contacts,
    ratesOn,
    ...mail,
    linkTo,
    observe,
    log,
    metrics,
    clock,
  })
  const { cards } = purchases.ports
  const sessions = sessionStore(database.db)
  const shown = config.salesImage?.url
  const guests = allowedOriginsOf(cardOrigins(cards), [config.restartUrl, config.errorReportUrl], shown)
  const windows = paysInWindows(cards)
  const app = await buildServer({
    ...config,
    limitStore: { shared: requestLimits(database.db) },
    sessions: { ids: sessionIds(await sessionKey(database.db)), store: sessions, clock },
    routes: routes({
      ...vehicles,
      vehicleByRegistration: cachedVehicles(vehicles.vehicleByRegistration, {
        lookedUp: lookedUpVehicles(database.db),
        clock,
      }),
      ...addressProvider(config, { clock, observe }),
      ...reviewProvider(config, { clock, observe }),
      ...customerReviewsProvider(config, { clock, observe }),
      ...mail,
      drafts: draftStore(database.db),
      draftLinks: draftLinkStore(database.db),
      later,
      isServedAt(journey, hostname) {
        const isServed = isServedAt(config.journeyHosts, journey, hostname)
        if (!isServed) log('link.host-unknown', { tenant: journeyIdentities[journey].brand })
        return isServed
      },
      ...purchases.ports,
      quotes,
      arrivals: arrivalStore(database.db),
      siteQuotes: instrumentedSiteQuotes(siteQuoteStore(database.db), metrics),
      vehicleByDescription,
      sites: config.sites,
      quoteTokens: quoteTokenStore(database.db),
      checks: checkTallies(database.db),
      recordSecurityEvent,
      guessRefused: (by) => metrics.guessesRefused.inc({ by }),
      restarts: restartStore(database.db),
      documents: documentStore(database.db),
      papers: documentRenderer,
      contacts,
      sessions,
      ratesOn,
      cardPage: (journey) =>
        cards.forPage(pageOf(config, journey), journeyIdentities[journey].brand).client.page,
      clock,
    }),
    guests,
    webhooks(server) {
      webhooks(server, purchases.ports, log)
      mailStops(server, purchases.ports)
      securityText(server, { ...config, clock })
    },
    site:
      config.siteDir === 'off'
        ? undefined
        : site({ ...config, siteDir: config.siteDir, paysInWindows: windows }),
    readiness,
    log,
    metrics,
    clock,
  })
  if (config.role !== 'worker') await app.listen({ host: config.host, port: config.port })
  if (config.role !== 'web') purchases.work(paymentPageChecks(config, { guests, windows, log }))
  const backOffice =
    config.role === 'worker'
      ? undefined
      : await openBackOffice(config, {
          ...purchases.ports,
          // A plate is asked for anew, whatever was told of it before.
          ...vehicles,
          quotes,
          database,
          recordSecurityEvent,
          readiness,
          log,
          metrics,
          clock,
        })
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
        readiness.draining = true
        await app.close()
        await backOffice?.app.close()
        await settled()
        await security.settled()
        await purchases.stop()
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
  const ports = { port, internalPort: internal?.port, servicePort: backOffice?.port }
  const ready = { kind: 'ready', ...ports, location: database.location }
  if (process.send) process.send(ready)
  else console.log(`The API listens on http://${config.host}:${port}`)
}

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

/** Pages may call the restart service and tell of their errors, where those live elsewhere (D-006, D-018). */
function allowedOriginsOf(
  cards: AllowedOrigins,
  called: readonly (string | undefined)[],
  shown: string | undefined,
): AllowedOrigins {
  const origins = (urls: readonly (string | undefined)[]) =>
    urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))
  return {
    ...cards,
    calls: [...(cards.calls ?? []), ...origins(called)],
    images: [...(cards.images ?? []), ...origins([shown])],
  }
}

/** Which card page the customers of a journey are sent to (D-195). */
function pageOf({ paymentProvider }: Config, journey: JourneyId) {
  return paymentProvider.byJourney.get(journey) ?? paymentProvider.otherwise
}

const settings = readConfig(process.env)
if (settings.kind === 'bad') fail(settings.problems)
else start(settings.config).catch((error: unknown) => fail([startFailure(error)]))
