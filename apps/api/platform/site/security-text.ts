import { firmOf } from '@milepost/brands/brands'
import { type BrandCode, journeyIdentities } from '@milepost/domain/terms/identity'
import type { FastifyInstance } from 'fastify'
import type { JourneyHosts } from '../config/hosts.ts'
import { refuseOtherMethods } from '../http/methods.ts'
import { journeyOfHost } from './site-address.ts'

const PATH = '/.well-known/security.txt'
const DAY = 24 * 60 * 60 * 1_000
/** The standard requires less than a year. The date is computed on every request, so it never needs renewing. */
const DAYS_AHEAD = 180

/** Where to report a vulnerability, for the brand of the requested host (RFC 9116). */
export function securityText(
  app: FastifyInstance,
  {
    journeyHosts,
    securityContacts,
    clock,
  }: { journeyHosts: JourneyHosts; securityContacts: ReadonlyMap<BrandCode, string>; clock: () => Date },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    handler: async ({ hostname }, reply) => {
      const { brand } = journeyIdentities[journeyOfHost(journeyHosts, hostname)]
      const contact = securityContacts.get(brand) ?? `mailto:${firmOf(brand).email}`
      const today = Math.floor(clock().getTime() / DAY) * DAY
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(today + DAYS_AHEAD * DAY).toISOString()}`,
        'Preferred-Languages: en',
      ]
      return reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
    },
  })
  refuseOtherMethods(app, PATH, ['GET', 'HEAD'])
}
