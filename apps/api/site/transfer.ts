import { HANDED_OVER, pages } from '@milepost/contract/pages'
import { isJourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { parseRegistration } from '@milepost/domain/values/registration'
import type { FastifyRequest } from 'fastify'
import type { JourneyHosts } from '../config-hosts'
import { hostOfJourney, journeyOfHost } from './journey-of-host'

/**
 * Where "Transfer Me" leads: the same brand's other journey, with the registration to look up there (D-062). The target is one
 * of our own configured hosts, never anything the visitor wrote (T12).
 */
export function transferAddress(hosts: JourneyHosts, request: FastifyRequest): string | undefined {
  const journey = String(Reflect.get(Object(request.params), 'journey'))
  if (!isJourneyId(journey)) return undefined
  const here = journeyOfHost(hosts, request.hostname)
  const host = hostOfJourney(hosts, journey)
  if (host === undefined || journeyIdentities[journey].brand !== journeyIdentities[here].brand)
    return undefined

  const address = new URL(`${request.protocol}://${host}/`)
  address.port = /:(\d{1,5})$/.exec(request.host)?.[1] ?? ''
  const registration = parseRegistration(String(Reflect.get(Object(request.query), 'registration') ?? ''))
  if (registration.ok) address.searchParams.set('registration', registration.value)
  // Answers handed over wait there; what opens them stands after the #, which a browser takes along by itself (HandOverDraft).
  if (Reflect.has(Object(request.query), HANDED_OVER)) address.pathname = pages.savedQuote
  return address.href
}
