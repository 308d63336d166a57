import { isJourneyId, type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { listed, quoted, type SettingReader } from './reader.ts'

/** The journey of each host name; `pinned` overrides every host (D-002). */
export type JourneyHosts = { pinned: JourneyId | undefined; byHost: ReadonlyMap<string, JourneyId> }

/**
 * The same with the public origin of each host. Every link is built from these: scheme, name and port come from settings, because a
 * request can claim any host (safety T12).
 */
export type SiteHosts = JourneyHosts & { originOf: ReadonlyMap<string, string> }

/** The journey of any host that is not listed (D-002). */
export const unnamedHost: JourneyId = 'acorn_pc'

/** On a laptop the site is on the API's own port unless SITE_PORT is set. */
export function readJourneyHosts(read: SettingReader, port: number): SiteHosts {
  const pinned = readPinnedJourney(read)
  const sitePort = read.wholeNumber('SITE_PORT', { from: 1, to: 65535, otherwise: port })
  const hosts = readHosts(read, pinned)
  return {
    pinned,
    byHost: new Map(hosts.map(({ name, journey }) => [name, journey])),
    originOf: new Map(hosts.map((host) => [host.name, originOf(host, sitePort)])),
  }
}

type Host = { name: string; journey: JourneyId; port?: string | undefined }

/** The cookie requires a secure connection, so every host except localhost is https, on the default port unless one is configured. */
function originOf({ name, port }: Host, sitePort: number): string {
  const isLaptop = name === 'localhost' || name.endsWith('.localhost')
  const written = port ?? (isLaptop ? String(sitePort) : '')
  const address = new URL(`${isLaptop ? 'http' : 'https'}://${name}`)
  address.port = written
  return address.origin
}

function readPinnedJourney(read: SettingReader): JourneyId | undefined {
  const written = read.text('VITE_JOURNEY')
  if (written === undefined || isJourneyId(written)) return written
  read.refuse(`VITE_JOURNEY must be ${listed(journeyIds)}, not ${quoted(written)}`)
  return undefined
}

/**
 * "quotes.acorn.example=acorn_pc, vans.acorn.example:8443=acorn_cv". Without it every journey has its own name under localhost, and
 * localhost itself is the unlisted host (D-002).
 */
function readHosts(read: SettingReader, pinned: JourneyId | undefined): readonly Host[] {
  const written = read.text('JOURNEY_HOSTS')
  if (written === undefined) {
    const names = journeyIds.map((journey) => ({
      name: `${journey.replaceAll('_', '-')}.localhost`,
      journey,
    }))
    return [...names, { name: 'localhost', journey: pinned ?? unnamedHost }]
  }

  const hosts: Host[] = []
  for (const pair of written.split(',').filter((each) => each.trim() !== '')) {
    const [host = '', journey = '', ...rest] = pair.split('=').map((each) => each.trim().toLowerCase())
    const [, name = '', port] = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(host) ?? []
    if (name === '' || !URL.canParse(`https://${host}`) || rest.length > 0)
      read.refuse(`JOURNEY_HOSTS must be pairs such as quotes.example=acorn_pc, not ${quoted(pair.trim())}`)
    else if (!isJourneyId(journey))
      read.refuse(
        `JOURNEY_HOSTS gives ${host} the unknown journey ${quoted(journey)}; the journeys are ${listed(journeyIds)}`,
      )
    else if (hosts.some((each) => each.name === name)) read.refuse(`JOURNEY_HOSTS names ${name} twice`)
    else hosts.push({ name, journey, port })
  }
  return hosts
}
