import type { JourneyId } from '@milepost/domain/terms/identity'
import { type JourneyHosts, unnamedHost } from '../config-hosts'

/** The host decides the journey and nothing a visitor sends can change it (JRN-07); an unnamed host has one of its own (D-002). */
export function journeyOfHost({ pinned, byHost }: JourneyHosts, hostname: string): JourneyId {
  return pinned ?? byHost.get(hostname.toLowerCase().replace(/\.$/, '')) ?? unnamedHost
}

/** Where another journey lives, if it has a host of its own here. */
export function hostOfJourney({ pinned, byHost }: JourneyHosts, journey: JourneyId): string | undefined {
  if (pinned !== undefined) return undefined
  return [...byHost].find(([, id]) => id === journey)?.[0]
}
