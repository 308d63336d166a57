import type { JourneyId } from '@milepost/domain/terms/identity'
import type { JourneyHosts } from '../config'

/** The host decides the journey and nothing a visitor sends can change it (JRN-07); an unmapped host gets acorn_pc (D-002). */
export function journeyOfHost({ pinned, byHost }: JourneyHosts, hostname: string): JourneyId {
  return pinned ?? byHost.get(hostname.toLowerCase().replace(/\.$/, '')) ?? 'acorn_pc'
}

/** Where another journey lives, if it has a host of its own here. */
export function hostOfJourney({ pinned, byHost }: JourneyHosts, journey: JourneyId): string | undefined {
  if (pinned !== undefined) return undefined
  return [...byHost].find(([, id]) => id === journey)?.[0]
}
