import type { JourneyId } from '@milepost/domain/terms/identity'
import type { JourneyHosts } from '../config-hosts'

/** What the visitor's browser calls us: "https", "quotes.acorn.example:8443". */
export type AskedAt = { protocol: string; host: string }

/**
 * Where a journey is found, for a link that leaves the house: on the host it was asked on, if that is one of those we are set up
 * for and it serves that journey. Anybody can write a host into a request, and a link with our token must lead to nobody else.
 */
export function siteAddress(
  { pinned, byHost }: JourneyHosts,
  journey: JourneyId,
  { protocol, host }: AskedAt,
): URL | undefined {
  const [, name = '', port = ''] = /^([a-z0-9.-]+?)\.?(?::(\d{1,5}))?$/.exec(host.toLowerCase()) ?? []
  const served = byHost.get(name)
  if (served === undefined || (pinned ?? served) !== journey) return undefined
  // Our cookie is for secure lines only, so anywhere but on a laptop the site is on one, whatever the proxy forgot to say.
  const isLaptop = name === 'localhost' || name.endsWith('.localhost')
  const address = new URL(`${isLaptop && protocol === 'http' ? 'http' : 'https'}://${name}/`)
  address.port = port
  return address
}
