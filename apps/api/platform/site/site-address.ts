import { links } from '@milepost/contract/links'
import { pages } from '@milepost/contract/pages'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type JourneyHosts, type SiteHosts, unnamedHost } from '../config/hosts'
import type { LinkedPage, LinkTo } from '../ports'
/** Where mail programs stop our reminders for their readers, with one press (RFC 8058). No browser calls it. */
export const EMAIL_STOP_PATH = '/api/v1/Mail/StopAtOnce'

const paths: Readonly<Record<LinkedPage, string>> = {
  start: pages.root,
  'saved-quote': links['saved-quote'].pages[0],
  'emailed-link': links['emailed-link'].pages[0],
  quote: links.reminder.pages[0],
  'comparison-result': pages.pcwResult,
  'vehicle-landing': pages.vehicleLanding,
  subscription: links.renewal.pages[0],
  'stop-emails': links['stop-emails'].pages[0],
  'stop-emails-at-once': EMAIL_STOP_PATH,
}

/**
 * The one place where addresses of ours are made: the first host that settings name for the journey, and a page on it. Nothing of a
 * request is in them, so no link leads where a visitor wants it to (safety T12).
 */
export function siteLinks(hosts: SiteHosts): LinkTo {
  return (journey, page) => {
    const origin = originOfJourney(hosts, journey)
    return origin === undefined ? undefined : new URL(paths[page], origin)
  }
}

function originOfJourney({ pinned, byHost, originOf }: SiteHosts, journey: JourneyId): string | undefined {
  if (pinned !== undefined && pinned !== journey) return undefined
  const own = [...byHost].find(([, served]) => served === journey)
  // Where every host serves the one journey, any of them does.
  const [name] = own ?? (pinned === undefined ? [] : ([...byHost][0] ?? []))
  return name === undefined ? undefined : originOf.get(name)
}

/** Whether a journey is served under the host name a request came by: one that only the caller knows serves none. */
export function isServedAt({ pinned, byHost }: JourneyHosts, journey: JourneyId, hostname: string): boolean {
  const served = byHost.get(hostname.toLowerCase().replace(/\.$/, ''))
  return served !== undefined && (pinned ?? served) === journey
}

/** The host decides the journey and nothing a visitor sends can change it (JRN-07); an unnamed host has one of its own (D-002). */
export function journeyOfHost({ pinned, byHost }: JourneyHosts, hostname: string): JourneyId {
  return pinned ?? byHost.get(hostname.toLowerCase().replace(/\.$/, '')) ?? unnamedHost
}
