import { HANDED_OVER, pages } from '@milepost/contract/pages'
import { isJourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { parseRegistration } from '@milepost/domain/values/registration'
import type { FastifyRequest } from 'fastify'
import type { SiteHosts } from '../config/hosts'
import { journeyOfHost } from './journey-of-host'
import { siteLinks } from './site-address'

/**
 * Where "Transfer Me" leads: the same brand's other journey, with the registration to look up there (D-062). The target is one
 * of our own configured hosts, never anything the visitor wrote (T12).
 */
export function transferAddress(hosts: SiteHosts, request: FastifyRequest): string | undefined {
  const journey = String(Reflect.get(Object(request.params), 'journey'))
  if (!isJourneyId(journey) || hosts.pinned !== undefined) return undefined
  const here = journeyOfHost(hosts, request.hostname)
  const address = siteLinks(hosts)(journey, 'start')
  if (address === undefined || journeyIdentities[journey].brand !== journeyIdentities[here].brand)
    return undefined

  const registration = parseRegistration(String(Reflect.get(Object(request.query), 'registration') ?? ''))
  if (registration.ok) address.searchParams.set('registration', registration.value)
  // Answers handed over wait there; what opens them stands after the #, which a browser takes along by itself (HandOverDraft).
  if (Reflect.has(Object(request.query), HANDED_OVER)) address.pathname = pages.savedQuote
  return address.href
}
