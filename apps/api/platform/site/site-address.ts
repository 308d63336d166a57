import { links } from '@milepost/contract/links'
import { pages } from '@milepost/contract/pages'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type JourneyHosts, type SiteHosts, unnamedHost } from '../config/hosts.ts'
import type { LinkedPage, LinkTo } from '../ports.ts'
/** One-click unsubscribe from our reminders, called by mail programs (RFC 8058). No browser calls it. */
export const EMAIL_STOP_PATH = '/api/v1/Mail/StopAtOnce'

const paths: Readonly<Record<LinkedPage, string>> = {
  start: pages.root,
  'saved-quote': links['saved-quote'].pages[0],
  'emailed-link': links['emailed-link'].pages[0],
  quote: links.reminder.pages[0],
  'referral-question': links.question.pages[0],
  retrieval: pages.retrieval,
  'comparison-result': pages.pcwResult,
  'vehicle-landing': pages.vehicleLanding,
  subscription: links.renewal.pages[0],
  restart: pages.restartPolicy,
  'stop-emails': links['stop-emails'].pages[0],
  'stop-emails-at-once': EMAIL_STOP_PATH,
}

/**
 * The only place where our addresses are built: the first configured host of the journey, and a page on it. Nothing from a request
 * is in them, so no visitor can redirect a link (safety T12).
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
  // If every host serves the one journey, any of them will do.
  const [name] = own ?? (pinned === undefined ? [] : ([...byHost][0] ?? []))
  return name === undefined ? undefined : originOf.get(name)
}

/** Whether the journey is served under the request's host name; an unknown host name serves none. */
export function isServedAt({ pinned, byHost }: JourneyHosts, journey: JourneyId, hostname: string): boolean {
  const served = byHost.get(hostname.toLowerCase().replace(/\.$/, ''))
  return served !== undefined && (pinned ?? served) === journey
}

/**
 * The host decides the journey, and nothing that a visitor sends can change it (JRN-07). An unlisted host has a default journey
 * (D-002).
 */
export function journeyOfHost({ pinned, byHost }: JourneyHosts, hostname: string): JourneyId {
  return pinned ?? byHost.get(hostname.toLowerCase().replace(/\.$/, '')) ?? unnamedHost
}
