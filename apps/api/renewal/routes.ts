import {
  getSubscription as getSubscriptionCall,
  requestRenewalLink as requestRenewalLinkCall,
  stopEmails as stopEmailsCall,
  stopRenewal as stopRenewalCall,
} from '@milepost/contract/calls/policy'
import type { subscription } from '@milepost/contract/shapes/policy'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { askerOf } from '../platform/http/visitor.ts'
import type { Found, NotFound } from '../platform/ports.ts'
import { EMAIL_STOP_PATH } from '../platform/site/site-address.ts'
import type { RenewalPorts } from './ports.ts'
import { stopEmails } from './remind-unbought.ts'
import { type RenewalLinkPorts, requestRenewalLink } from './request-renewal-link.ts'
import { stopRenewal } from './stop-renewal.ts'
import { getSubscription, type Subscription } from './subscription.ts'

const statuses = {
  renews: 'RENEWS',
  'needs-answers': 'NEEDS_ANSWERS',
  paying: 'PAYING',
  stopped: 'STOPPED',
  ended: 'ENDED',
} as const

/** What follows a policy, and stopping it; and stopping our reminders (SUB-08, D-225). */
export function subscriptionRoutes(ports: RenewalPorts & RenewalLinkPorts): readonly Route[] {
  const subscriptionReply = (found: Found<Subscription> | NotFound) =>
    found.kind === 'found' ? answer(200, toDto(found.value)) : refuse('POLICY_NOT_FOUND')

  return [
    route(getSubscriptionCall, async ({ body: { token, policyNumber }, tenancy }, { session }) =>
      subscriptionReply(await getSubscription({ ...scopeOf(tenancy), session, token, policyNumber }, ports)),
    ),
    route(stopRenewalCall, async ({ body: { token, policyNumber }, tenancy }, { session }) =>
      subscriptionReply(await stopRenewal({ ...scopeOf(tenancy), session, token, policyNumber }, ports)),
    ),
    route(requestRenewalLinkCall, async ({ body: { policyNumber }, tenancy: { tenant } }, visitor) => {
      await requestRenewalLink({ tenant, policyNumber, asker: await askerOf(visitor) }, ports)
      return answer(202, undefined)
    }),
    route(stopEmailsCall, async ({ body: { token }, tenancy: { tenant } }) =>
      (await stopEmails({ token, tenant }, ports)) ? answer(204, undefined) : refuse('NOT_FOUND'),
    ),
  ]
}

function toDto({ nextPayment, ...details }: Subscription): z.output<typeof subscription> {
  return {
    policyNumber: details.policyNumber,
    term: details.term,
    coverEnd: formatInstant(details.coverEnd),
    isCancelled: details.isCancelled,
    status: statuses[details.status],
    ...(nextPayment && {
      nextPayment: {
        on: nextPayment.on,
        ...(nextPayment.amount !== undefined && { amount: toPounds(nextPayment.amount) }),
        ...(nextPayment.tellBy !== undefined && { tellBy: nextPayment.tellBy }),
        isNewPrice: nextPayment.isNewPrice,
        isAnotherTry: nextPayment.isAnotherTry,
        ...(nextPayment.lastFour !== undefined && { cardLastFour: nextPayment.lastFour }),
      },
    }),
  }
}

const LARGEST_FORM = 1024

/**
 * One-click unsubscribe by a mail program (RFC 8058). It comes from the mail program's servers as a form, without our cookie or
 * headers, so it is not in the contract. The reply is the same for every token.
 */
export function emailStops(app: FastifyInstance, ports: Pick<RenewalPorts, 'emailStops' | 'clock'>): void {
  app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = { bodyLimit: LARGEST_FORM }
    inner.post<{ Params: { token: string } }>(
      `${EMAIL_STOP_PATH}/:token`,
      options,
      async (request, reply) => {
        const { token } = request.params
        if (/^[A-Za-z0-9_-]{43}$/.test(token)) await stopEmails({ token, tenant: undefined }, ports)
        return reply.code(200).send()
      },
    )
    done()
  })
}
