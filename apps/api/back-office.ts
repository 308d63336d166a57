import type { Config } from './config'
import { cancellationStore } from './db/cancellations'
import type { OpenDatabase } from './db/open-database'
import { restartStore } from './db/restart-quotes'
import { type RestartServicePorts, restartServiceRoutes } from './http/restart/restart-service'
import type { ServerParts } from './http/server'
import { openServiceListener } from './http/service-listener'
import { countedRestarts } from './operations/counted/counted-quotes'
import type { RecordSecurityEvent } from './ports/security-events'

type Parts = Omit<RestartServicePorts, 'cancellations' | 'restarts'> &
  Pick<ServerParts, 'readiness' | 'log' | 'metrics'> & {
    database: OpenDatabase
    recordSecurityEvent: RecordSecurityEvent
  }

/** What the office's own systems ask, where it is set up: on its own listener, never on the public one (safety T13). */
export async function openBackOffice({ service, limits }: Config, parts: Parts) {
  if (service === undefined) return undefined
  const { db } = parts.database
  const routes = restartServiceRoutes({
    ...parts,
    cancellations: cancellationStore(db),
    restarts: countedRestarts(restartStore(db), parts.metrics),
  })
  return openServiceListener(service, { ...parts, limits, routes })
}
