import type { RecordSecurityEvent } from '../platform/audit/ports.ts'
import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import type { ServerParts } from '../platform/http/server.ts'
import { openServiceListener } from '../platform/http/service-listener.ts'
import { cancellationStore } from '../purchase/ending/cancellation-store.ts'
import { instrumentedRestarts } from '../restart/instrumented-store.ts'
import { type RestartServicePorts, restartServiceRoutes } from '../restart/service-routes.ts'
import { restartStore } from '../restart/store.ts'

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
