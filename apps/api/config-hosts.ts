import { isJourneyId, type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { listed, quoted, type SettingReader } from './config-reader'

/** Which journey a host name stands for; `pinned` overrides every host (D-002). */
export type JourneyHosts = { pinned: JourneyId | undefined; byHost: ReadonlyMap<string, JourneyId> }

/** What any host that is not named is (D-002). */
export const unnamedHost: JourneyId = 'acorn_pc'

export function readJourneyHosts(read: SettingReader): JourneyHosts {
  const pinned = readPinnedJourney(read)
  return { pinned, byHost: readHosts(read, pinned) }
}

function readPinnedJourney(read: SettingReader): JourneyId | undefined {
  const written = read.text('VITE_JOURNEY')
  if (written === undefined || isJourneyId(written)) return written
  read.refuse(`VITE_JOURNEY must be ${listed(journeyIds)}, not ${quoted(written)}`)
  return undefined
}

/**
 * "quotes.acorn.example=acorn_pc, vans.acorn.example=acorn_cv"; without it every journey has its name under localhost, and
 * localhost itself is what any unknown host is (D-002).
 */
function readHosts(read: SettingReader, pinned: JourneyId | undefined): ReadonlyMap<string, JourneyId> {
  const written = read.text('JOURNEY_HOSTS')
  if (written === undefined) {
    const names = journeyIds.map((id) => [`${id.replaceAll('_', '-')}.localhost`, id] as const)
    return new Map([...names, ['localhost', pinned ?? unnamedHost]])
  }

  const hosts = new Map<string, JourneyId>()
  for (const pair of written.split(',').filter((each) => each.trim() !== '')) {
    const [host = '', journey = '', ...rest] = pair.split('=').map((each) => each.trim().toLowerCase())
    if (!/^[a-z0-9.-]+$/.test(host) || rest.length > 0)
      read.refuse(`JOURNEY_HOSTS must be pairs such as quotes.example=acorn_pc, not ${quoted(pair.trim())}`)
    else if (!isJourneyId(journey))
      read.refuse(
        `JOURNEY_HOSTS gives ${host} the unknown journey ${quoted(journey)}; the journeys are ${listed(journeyIds)}`,
      )
    else if (hosts.has(host)) read.refuse(`JOURNEY_HOSTS names ${host} twice`)
    else hosts.set(host, journey)
  }
  return hosts
}
