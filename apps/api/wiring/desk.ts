import { type AuditPorts, auditRoutes } from '../desk/audit/routes.ts'
import { auditReader } from '../desk/audit/store.ts'
import { consoleRoutes } from '../desk/console/routes.ts'
import { consoleStore } from '../desk/console/store.ts'
import type { CorrectionStore } from '../desk/data-request/ports.ts'
import { restrictionStore } from '../desk/data-request/restrict-store.ts'
import { dataRequestRoutes } from '../desk/data-request/routes.ts'
import { dataRequestStore, heldData } from '../desk/data-request/store.ts'
import { type PaymentsPorts, paymentsRoutes } from '../desk/payments/routes.ts'
import { paymentsStore } from '../desk/payments/store.ts'
import type { DeskPolicyPorts } from '../desk/policy/get-policy.ts'
import { deskPolicyRoutes } from '../desk/policy/routes.ts'
import { deskPolicyStore } from '../desk/policy/store.ts'
import { queueRoutes } from '../desk/queue/routes.ts'
import { workStore } from '../desk/queue/store.ts'
import { workWatch } from '../desk/queue/watch-work.ts'
import { quoteActRoutes } from '../desk/quote/act-routes.ts'
import { quoteActStore } from '../desk/quote/act-store.ts'
import { type DecisionPorts, decisionRoutes } from '../desk/quote/decision-routes.ts'
import { caseRoutes } from '../desk/quote/routes.ts'
import { caseStore } from '../desk/quote/store.ts'
import type { LookUps } from '../desk/quote/telephone.ts'
import { telephoneRoutes } from '../desk/quote/telephone-routes.ts'
import { returnAddresses, signInRoutes, staffSessionRoutes } from '../desk/routes.ts'
import { personStore } from '../desk/search/person-store.ts'
import { type SearchPorts, searchRoutes } from '../desk/search/routes.ts'
import { searchStore } from '../desk/search/store.ts'
import { staffSessionStore } from '../desk/session-store.ts'
import type { RecordSecurityEvent } from '../platform/audit/ports.ts'
import type { Config } from '../platform/config/config.ts'
import type { DeskSettings } from '../platform/config/desk.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { type DeskListener, openDeskListener } from '../platform/http/desk-listener.ts'
import type { DeskRoute } from '../platform/http/desk-route.ts'
import { rateLimiter } from '../platform/http/rate-limiter.ts'
import type { ServerParts } from '../platform/http/server.ts'
import { describeError } from '../platform/observability/describe-error.ts'
import { deskSite } from '../platform/site/desk-site.ts'
import { restrictionGuard } from '../privacy/restriction-store.ts'
import { documentRenderer } from '../providers/documents/document-renderer.ts'
import { openIdProvider } from '../providers/identity/openid-provider.ts'
import { restartStore } from '../restart/store.ts'
import { checkTallies, quoteTokenStore } from '../retrieval/store.ts'
import { type RenewalsPorts, renewalAddress } from './renewals.ts'

type Parts = Pick<ServerParts, 'readiness' | 'log' | 'metrics' | 'clock'> &
  Pick<DecisionPorts, 'referrals'> &
  DeskProductPorts & {
    database: Pick<OpenDatabase, 'db'>
    recordSecurityEvent: RecordSecurityEvent
  }

/** What the desk shares with the customers' side: stores and providers that are assembled there. */
export type DeskProductPorts = Omit<
  DeskPolicyPorts,
  'deskPolicies' | 'restarts' | 'renewalAddress' | 'clock'
> &
  RenewalsPorts & { corrections: CorrectionStore; lookUps: LookUps }

/** The staff's desk, if configured. */
export async function openDesk(config: Config, parts: Parts): Promise<DeskListener | undefined> {
  const { desk } = config
  return desk === undefined ? undefined : openDeskListener(desk, deskParts(desk, config, parts))
}

/** The parts of the desk's listener. */
export function deskParts(
  desk: DeskSettings,
  {
    limits,
    proxyDepth,
    isProduction,
    testNotice,
  }: Pick<Config, 'limits' | 'proxyDepth' | 'isProduction' | 'testNotice'>,
  parts: Parts,
) {
  const { clock } = parts
  const { db } = parts.database
  const { origin } = desk.url
  const now = () => clock().getTime()
  const staff = staffSessionStore(db)
  const work = workStore(db)
  const failed = (error: unknown) => parts.log('desk.queue-unread', describeError(error))
  const watch = workWatch({ work, staff, clock, failed })
  const ports = {
    ...policyPorts(parts),
    provider: openIdProvider({ ...desk.provider, ...returnAddresses(origin) }, clock),
    staff,
    work,
    watch,
    cases: caseStore(db),
    documentRenderer,
    quoteActs: quoteActStore(db),
    referrals: parts.referrals,
    quoteTokens: quoteTokenStore(db),
    checks: checkTallies(db),
    searches: searchStore(db),
    people: personStore(db),
    audit: auditReader(db),
    console: consoleStore(db),
    paymentsPage: paymentsStore(db),
    dataRequests: dataRequestStore(db),
    heldData: heldData(db),
    restrictions: restrictionStore(db),
    corrections: parts.corrections,
    lookUps: parts.lookUps,
    searchLimiter: rateLimiter(desk.limits.search, now),
  }
  const signIns = {
    ...parts,
    ...ports,
    origin,
    limiter: rateLimiter(desk.limits.signIn, now),
  }
  const pages = desk.siteDir === 'off' ? undefined : deskSite(desk.siteDir, testNotice)
  return {
    ...parts,
    limits,
    proxyDepth,
    isProduction,
    staff,
    restrictions: restrictionGuard(db),
    routes: deskRoutes(ports),
    site(app: Parameters<typeof signInRoutes>[0]) {
      signInRoutes(app, signIns)
      app.addHook('preClose', async () => watch.stop())
      pages?.(app)
    },
  }
}

/** Policies, with what only the desk needs of them. */
function policyPorts(parts: Parts): DeskPolicyPorts {
  const { db } = parts.database
  return {
    ...parts,
    restarts: restartStore(db),
    deskPolicies: deskPolicyStore(db),
    renewalAddress: (policy) => renewalAddress(policy, parts),
  }
}

type DeskPorts = Parameters<typeof staffSessionRoutes>[0] &
  Parameters<typeof queueRoutes>[0] &
  SearchPorts &
  Parameters<typeof caseRoutes>[0] &
  DecisionPorts &
  Parameters<typeof quoteActRoutes>[0] &
  Parameters<typeof telephoneRoutes>[0] &
  DeskPolicyPorts &
  AuditPorts &
  Parameters<typeof consoleRoutes>[0] &
  PaymentsPorts &
  Parameters<typeof dataRequestRoutes>[0]

/** Every call of the desk. */
export function deskRoutes(ports: DeskPorts): readonly DeskRoute[] {
  return [
    ...staffSessionRoutes(ports),
    ...queueRoutes(ports),
    ...searchRoutes(ports),
    ...caseRoutes(ports),
    ...decisionRoutes(ports),
    ...quoteActRoutes(ports),
    ...telephoneRoutes(ports),
    ...deskPolicyRoutes(ports),
    ...auditRoutes(ports),
    ...consoleRoutes(ports),
    ...paymentsRoutes(ports),
    ...dataRequestRoutes(ports),
  ]
}
