import type { RecordSecurityEvent } from '../platform/audit/ports'
import type { Config } from '../platform/config/config'
import type { OpenDatabase } from '../platform/db/open-database'
import type { ServerParts } from '../platform/http/server'
import { openServiceListener } from '../platform/http/service-listener'
import { cancellationStore } from '../policy/cancellation-store'
import { instrumentedRestarts } from '../quote/instrumented-store'
import { type RestartServicePorts, restartServiceRoutes } from '../restart/service-routes'
import { restartStore } from '../restart/store'

type Parts = Omit<RestartServicePorts, 'cancellations' | 'restarts'> &
  Pick<ServerParts, 'readiness' | 'log' | 'metrics'> & {
    database: OpenDatabase
    recordSecurityEvent: RecordSecurityEvent
  }

/** The calls of the back office's own systems, if configured: on a separate listener, never on the public one (safety T13). */
export async function openBackOffice({ service, limits }: Config, parts: Parts) {
  if (service === undefined) return undefined
  const { db } = parts.database
  const routes = restartServiceRoutes({
    ...parts,
    cancellations: cancellationStore(db),
    restarts: instrumentedRestarts(restartStore(db), parts.metrics),
  })
  return openServiceListener(service, { ...parts, limits, routes })
}
