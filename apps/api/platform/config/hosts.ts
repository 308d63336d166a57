import { isJourneyId, type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { listed, quoted, type SettingReader } from './reader'

/** Which journey a host name stands for; `pinned` overrides every host (D-002). */
export type JourneyHosts = { pinned: JourneyId | undefined; byHost: ReadonlyMap<string, JourneyId> }

/**
 * The same with the origin visitors find each host at. Every link of ours is made of these: scheme, name and port come from settings,
 * because anybody can write anything into a request (safety T12).
 */
export type SiteHosts = JourneyHosts & { originOf: ReadonlyMap<string, string> }

/** What any host that is not named is (D-002). */
export const unnamedHost: JourneyId = 'acorn_pc'

/** On a laptop the site is on our own port, unless SITE_PORT says where visitors find it. */
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

/** Our cookie is for secure connections only, so anywhere but on a laptop the site has one, on the usual port unless one is named. */
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
 * "quotes.acorn.example=acorn_pc, vans.acorn.example:8443=acorn_cv"; without it every journey has its name under localhost, and
 * localhost itself is what any unknown host is (D-002).
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
