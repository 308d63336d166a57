import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { instrumentedSiteQuotes } from '../aggregator/instrumented-store.ts'
import { arrivalStore, siteQuoteStore } from '../aggregator/store.ts'
import { draftLinkStore } from '../draft/link-store.ts'
import { draftStore } from '../draft/store.ts'
import { lookedUpVehicles } from '../lookup/store.ts'
import { securityEventStore } from '../platform/audit/security-event-store.ts'
import type { Config } from '../platform/config/config.ts'
import { cookieFormOf } from '../platform/config/cookie-form.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { encryptionKeys } from '../platform/encryption/encryption-key.ts'
import { keyedHashes } from '../platform/encryption/keyed-hashes.ts'
import type { AllowedOrigins } from '../platform/http/headers.ts'
import { requestLimits } from '../platform/http/request-limit-store.ts'
import { buildServer } from '../platform/http/server.ts'
import { instrumentedEmail } from '../platform/observability/instrumented.ts'
import { background } from '../platform/observability/lifecycle.ts'
import type { Log } from '../platform/observability/log.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import { securityRecorder } from '../platform/observability/security-recorder.ts'
import type { Clock, LinkTo } from '../platform/ports.ts'
import { sessionIds } from '../platform/session/session.ts'
import { sessionKey, sessionStore } from '../platform/session/store.ts'
import { paymentPageCheck } from '../platform/site/check-payment-pages.ts'
import { securityText } from '../platform/site/security-text.ts'
import { site } from '../platform/site/site.ts'
import { isServedAt, siteLinks } from '../platform/site/site-address.ts'
import { addressProvider } from '../providers/address/address-provider.ts'
import { cardOrigins, paysInWindows } from '../providers/card/allowed-origins.ts'
import { customerReviewsProvider } from '../providers/customer-reviews/customer-reviews-provider.ts'
import { documentRenderer } from '../providers/documents/document-renderer.ts'
import { emailProvider } from '../providers/email/email-provider.ts'
import { rateFolder } from '../providers/rates/rate-folder.ts'
import { reviewProvider } from '../providers/review/review-provider.ts'
import { cachedVehicles } from '../providers/vehicle/cached-vehicles.ts'
import { vehicleByDescription } from '../providers/vehicle/described-vehicle.ts'
import { vehicleProvider } from '../providers/vehicle/vehicle-provider.ts'
import { webhooks } from '../purchase/attempt/routes.ts'
import { instrumentedQuotes } from '../quote/instrumented-store.ts'
import { contactStore, documentStore, quoteStore } from '../quote/store.ts'
import { emailStops } from '../renewal/routes.ts'
import { restartStore } from '../restart/store.ts'
import { checkTallies, quoteTokenStore } from '../retrieval/store.ts'
import { visitStore } from '../visit/store.ts'
import { providerObserver } from './provider-observer.ts'
import { routes } from './public-api.ts'
import { openPurchases } from './purchases.ts'

type Parts = { log: Log; metrics: Metrics; clock: Clock }

/** Everything customers use, assembled but not listening yet: stores, providers, routes and jobs. */
export async function openProduct(config: Config, database: OpenDatabase, { log, metrics, clock }: Parts) {
  const observe = providerObserver(log, metrics)
  const ratesOn = rateFolder(config.ratesDir, londonDate(clock()))
  const { later, finished } = background(log)
  const security = securityRecorder(
    { store: securityEventStore(database.db), hashes: keyedHashes(await encryptionKeys(config)), clock },
    metrics,
  )
  const { recordSecurityEvent } = security
  const vehicles = vehicleProvider(config, { clock, observe })
  const lookUps = {
    vehicleByRegistration: cachedVehicles(vehicles.vehicleByRegistration, {
      lookedUp: lookedUpVehicles(database.db),
      clock,
    }),
    ...addressProvider(config, { clock, observe }),
  }
  const readiness = { draining: false, ping: database.ping }
  const quotes = instrumentedQuotes(quoteStore(database.db), metrics)
  const contacts = contactStore(database.db)
  const emailPort = { sendEmail: instrumentedEmail(emailProvider(config, { observe }).sendEmail, metrics) }
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
    ...emailPort,
    linkTo,
    observe,
    log,
    metrics,
    clock,
  })
  const { cards } = purchases.ports
  const sessions = sessionStore(database.db)
  const cookies = cookieFormOf([...config.journeyHosts.originOf.values()], config)
  const shown = config.salesImage?.url
  const allowedOrigins = allowedOriginsOf(
    cardOrigins(cards),
    [config.restartUrl, config.errorReportUrl],
    shown,
  )
  const windows = paysInWindows(cards)
  const app = await buildServer({
    ...config,
    limitStore: { shared: requestLimits(database.db) },
    sessions: { ids: sessionIds(await sessionKey(database.db), cookies), store: sessions, clock },
    routes: routes({
      ...vehicles,
      ...lookUps,
      ...reviewProvider(config, { clock, observe }),
      ...customerReviewsProvider(config, { clock, observe }),
      ...emailPort,
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
      visits: visitStore(database.db),
      documents: documentStore(database.db),
      documentRenderer,
      contacts,
      sessions,
      ratesOn,
      cardPage: (journey) =>
        cards.forPage(pageOf(config, journey), journeyIdentities[journey].brand).client.page,
      clock,
    }),
    allowedOrigins,
    webhooks(server) {
      webhooks(server, purchases.ports, log)
      emailStops(server, purchases.ports)
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
  return {
    app,
    readiness,
    /** Starts the jobs, until stopped. */
    work: () => purchases.work(paymentPageCheck(config, { allowedOrigins, windows, log })),
    /** What the back office's own listener needs. */
    backOffice: {
      ...purchases.ports,
      // A plate is always looked up again, without the cache.
      ...vehicles,
      lookUps,
      quotes,
      database,
      recordSecurityEvent,
      readiness,
      log,
      metrics,
      clock,
    },
    /** Finishes emails promised to customers and the jobs that are running. */
    async stop() {
      await finished()
      await security.finished()
      await purchases.stop()
    },
  }
}

/** Pages may call the restart service and report their errors, where those are on other hosts (D-006, D-018). */
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
