import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { openBackOffice } from './back-office'
import { type Config, readConfig } from './config'
import { crashAt } from './crashpoint'
import { arrivalStore } from './db/arrivals'
import { productionProblems } from './db/check-production'
import { checkTallies } from './db/check-tally'
import { withKeys } from './db/database-keys'
import { draftLinkStore } from './db/draft-links'
import { draftStore } from './db/drafts'
import { noteKeys } from './db/encryption-keys'
import { lookedUpVehicles } from './db/looked-up-vehicles'
import { migrate } from './db/migrate'
import { type OpenDatabase, openDatabase } from './db/open-database'
import { figuresReader } from './db/operations-figures'
import { contactStore } from './db/quote-contacts'
import { documentStore } from './db/quote-documents'
import { quoteTokenStore } from './db/quote-tokens'
import { quoteStore } from './db/quotes'
import { requestLimits } from './db/request-limits'
import { restartStore } from './db/restart-quotes'
import { securityEventStore } from './db/security-events'
import { sessionKey, sessionStore } from './db/sessions'
import { siteQuoteStore } from './db/site-quotes'
import { StorageError } from './db/storage-error'
import type { Guests } from './http/headers'
import { webhooks } from './http/payment/webhooks'
import { mailStops } from './http/renewal/mail-stops'
import { routes } from './http/routes'
import { buildServer } from './http/server'
import { sessionIds } from './http/session'
import { background } from './operations/background'
import { countedLog } from './operations/counted/counted-log'
import { countedMail } from './operations/counted/counted-mail'
import { countedQuotes, countedSiteQuotes } from './operations/counted/counted-quotes'
import { openInternalListener } from './operations/internal-listener'
import { createLog, type Log } from './operations/log'
import { createMetrics, type Metrics } from './operations/metrics'
import { readOut } from './operations/read-out'
import { reportCrashes } from './operations/report-crashes'
import { securityRecorder } from './operations/security-recorder'
import { startFailure } from './operations/start-failure'
import { stopOnSignal } from './operations/stop-on-signal'
import { startTracing } from './operations/tracing/start-tracing'
import type { LinkTo } from './ports/links'
import { providerObserver } from './provider-observer'
import { addressProvider } from './providers/address/address-provider'
import { cardGuests, paysInWindows } from './providers/card/card-guests'
import { customerReviewsProvider } from './providers/customer-reviews/customer-reviews-provider'
import { paperMaker } from './providers/documents/paper-maker'
import { mailProvider } from './providers/mail/mail-provider'
import { rateFolder } from './providers/rates/rate-folder'
import { reviewProvider } from './providers/review/review-provider'
import { aesSealing } from './providers/sealing/aes-sealing'
import { keyedHashes } from './providers/sealing/keyed-hashes'
import { sealingKeys } from './providers/sealing/sealing-key'
import { vehicleByDescription } from './providers/vehicle/described-vehicle'
import { rememberedVehicles } from './providers/vehicle/remembered-vehicles'
import { vehicleProvider } from './providers/vehicle/vehicle-provider'
import { openPurchases } from './purchases'
import { paymentPageChecks } from './site/payment-page-checks'
import { securityText } from './site/security-text'
import { site } from './site/site'
import { isServedAt, siteLinks } from './site/site-address'

const clock = () => new Date()

async function start(config: Config): Promise<void> {
  crashAt(config.crashAt)
  const started = performance.now()
  const metrics = createMetrics()
  const log = countedLog(createLog(config.logLevel), metrics)
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
    const sealing = aesSealing(await sealingKeys(config))
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
    { store: securityEventStore(database.db), hashes: keyedHashes(await sealingKeys(config)), clock },
    metrics,
  )
  const { recordSecurityEvent } = security
  const vehicles = vehicleProvider(config, { clock, observe })
  const readiness = { draining: false, ping: database.ping }
  const quotes = countedQuotes(quoteStore(database.db), metrics)
  const contacts = contactStore(database.db)
  const mail = { sendMail: countedMail(mailProvider(config, { observe }).sendMail, metrics) }
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
  const guests = guestsOf(cardGuests(cards), [config.restartUrl, config.errorReportUrl], shown)
  const windows = paysInWindows(cards)
  const app = await buildServer({
    ...config,
    limitStore: { shared: requestLimits(database.db) },
    sessions: { ids: sessionIds(await sessionKey(database.db)), store: sessions, clock },
    routes: routes({
      ...vehicles,
      vehicleByRegistration: rememberedVehicles(vehicles.vehicleByRegistration, {
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
      siteQuotes: countedSiteQuotes(siteQuoteStore(database.db), metrics),
      vehicleByDescription,
      sites: config.sites,
      quoteTokens: quoteTokenStore(database.db),
      checks: checkTallies(database.db),
      recordSecurityEvent,
      guessRefused: (by) => metrics.guessesRefused.inc({ by }),
      restarts: restartStore(database.db),
      documents: documentStore(database.db),
      papers: paperMaker,
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
function guestsOf(cards: Guests, called: readonly (string | undefined)[], shown: string | undefined): Guests {
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
