import fastify, { type FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/address-routes.ts'
import { backOfficeRoutes } from './back-office/back-office-routes.ts'
import { bankRoutes } from './bank/bank-routes.ts'
import { cardRoutes } from './cards/card-provider.ts'
import type { Provider } from './cards/provider.ts'
import type { SandboxClock } from './clock/clock.ts'
import { clockRoutes } from './clock/clock-routes.ts'
import { comparisonRoutes } from './comparison/comparison-routes.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { customerReviewsRoutes, type ReviewsSwitch } from './customer-reviews/customer-reviews-routes.ts'
import type { Inbox } from './email/inbox.ts'
import { financeRoutes } from './finance/finance-routes.ts'
import { objectRoutes } from './objects/object-routes.ts'
import { portalRoutes } from './portal/portal-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { dvlaRoutes } from './vehicles/dvla-routes.ts'
import { vehicleDataRoutes } from './vehicles/vehicle-data-routes.ts'

export type Surroundings = {
  siteUrl: URL
  inbox: Inbox
  /** Only known once the mailbox listens. */
  smtpPort: () => number
  now: () => Date
  /** The clock that `now` reads, if it can be moved. */
  clock?: SandboxClock | undefined
  cards: Provider
  /** Where the portal and the lender store their answers; undefined means in memory. */
  dataDir?: string | undefined
  /**
   * The key of the simulated comparison site for calling the product; undefined means the default of a product in development.
   */
  siteKey?: string | undefined
  /** Where the product serves its back office; undefined if it does not. */
  backOffice?: { url: URL; key: string } | undefined
  /** The broker's identity provider: where browsers find it, and the desk that it signs people in to. */
  staff?: { publicUrl: () => URL; deskUrl: URL; clientSecret: string } | undefined
}

const BODY_LIMIT = 16 * 1024

/** Nothing here is cached, framed, sniffed or fetched from elsewhere. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** The providers that the product calls, simulated for a laptop, and the console that explains them. */
export function sandboxServer(surroundings: Surroundings): FastifyInstance {
  // Connections are closed on shutdown; otherwise a call to the registration that never gets a reply would keep the server open.
  const app = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  const today = () => surroundings.now().toISOString().slice(0, 10)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send({ error: { code: 'NO_SUCH_PLACE', message: 'Nothing answers here. The desk is at /.' } }),
  )

  vehicleDataRoutes(app, today)
  dvlaRoutes(app, today)
  addressRoutes(app)
  bankRoutes(app)
  cardRoutes(app, surroundings.cards)
  portalRoutes(app, surroundings.dataDir)
  financeRoutes(app, surroundings.dataDir)
  objectRoutes(app)
  reviewRoutes(app)
  const reviews: ReviewsSwitch = { isOn: false }
  customerReviewsRoutes(app, reviews)
  if (surroundings.clock) clockRoutes(app, surroundings.clock)
  backOfficeRoutes(app, surroundings)
  comparisonRoutes(app, surroundings)
  if (surroundings.staff) staffRoutes(app, { ...surroundings.staff, now: surroundings.now })
  consoleRoutes(app, { ...surroundings, deskUrl: surroundings.staff?.deskUrl, reviews })
  return app
}
