import type { JourneyId } from '@milepost/domain/terms/identity'
import { type JourneyHosts, unnamedHost } from '../config/hosts'

/** The host decides the journey and nothing a visitor sends can change it (JRN-07); an unnamed host has one of its own (D-002). */
export function journeyOfHost({ pinned, byHost }: JourneyHosts, hostname: string): JourneyId {
  return pinned ?? byHost.get(hostname.toLowerCase().replace(/\.$/, '')) ?? unnamedHost
}
