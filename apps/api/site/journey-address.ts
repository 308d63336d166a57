import type { JourneyId } from '@milepost/domain/terms/identity'
import type { JourneyHosts } from '../config-hosts'
import { type AskedAt, siteAddress } from './site-address'

/**
 * Where visitors find a journey, for a link that is asked for by a machine, on whatever host: where it was asked if that serves the
 * journey, else the first host that does. Never a host that is not one of those we are set up for.
 */
export function journeyAddress(
  hosts: JourneyHosts,
  journey: JourneyId,
  { protocol, host }: AskedAt,
): URL | undefined {
  const asked = siteAddress(hosts, journey, { protocol, host })
  if (asked && asked.hostname !== 'localhost') return asked
  const own = [...hosts.byHost].find(([, served]) => (hosts.pinned ?? served) === journey)?.[0]
  if (own === undefined) return asked
  // On a laptop every journey is a name under localhost, on the port we were asked on; anywhere else it has the usual one.
  const port = own.endsWith('.localhost') ? (/:(\d{1,5})$/.exec(host)?.[0] ?? '') : ''
  return siteAddress(hosts, journey, { protocol, host: `${own}${port}` })
}
