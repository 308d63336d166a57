import {
  cancelPolicy as cancelPolicyCall,
  createQuoteForCancelledPolicy,
  getAcornRestartablePolicies,
  getRestartedQuote,
} from '@milepost/contract/calls/restart'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { formatInstant } from '@milepost/domain/values/london-time'
import type { Actor } from '../platform/audit/ports.ts'
import { providerProblem, type Refusal, refuse } from '../platform/http/problem.ts'
import { answer, type Route, route, type Visitor } from '../platform/http/route.ts'
import { type Cancelled, cancelPolicy } from '../purchase/ending/cancel-policy.ts'
import type { CancelRefundPorts } from '../purchase/ending/cancel-with-refund.ts'
import { type CreateRestartPorts, createRestartQuote, restartablePolicies } from './create-restart-quote.ts'
import type { RestartStore } from './ports.ts'

export type RestartServicePorts = CancelRefundPorts & CreateRestartPorts & { restarts: RestartStore }

/** Calls of the back office (API-36, API-37): only on the service listener, with its key (D-219, T13). */
export function restartServiceRoutes(ports: RestartServicePorts): readonly Route[] {
  return [
    route(cancelPolicyCall, async ({ body, tenancy }, visitor) => {
      const { policyReference: policyNumber, reason, hasClaimed = false, defaultNoticeOn } = body
      const outcome = await cancelPolicy(
        { tenant: tenancy.tenant, policyNumber, reason, hasClaimed, defaultNoticeOn },
        calledBy(visitor, 'CancelPolicy'),
        ports,
      )
      if (outcome.kind === 'not-found') return refuse('POLICY_NOT_FOUND')
      if (outcome.kind !== 'cancelled' && outcome.kind !== 'cancelled-before')
        return conflict(whyNotCancelled[outcome.kind])
      const { cancellation } = outcome
      return answer(200, {
        policyReference: cancellation.policyNumber,
        reason: cancellation.reason,
        cancelledAt: formatInstant(cancellation.cancelledAt),
      })
    }),
    route(getAcornRestartablePolicies, async ({ query, tenancy }) => {
      const ignoreOlderThan = new Date(query.ignoreOlderThan)
      const found = await restartablePolicies({ tenant: tenancy.tenant, ignoreOlderThan }, ports)
      return answer(
        200,
        found.map(({ policyNumber, cancelledAt, restartableUntil }) => ({
          policyReference: policyNumber,
          cancelledAt: formatInstant(cancelledAt),
          restartableUntil: formatInstant(restartableUntil),
        })),
      )
    }),
    route(getRestartedQuote, async ({ query, tenancy }) => {
      const key = { tenant: tenancy.tenant, reference: query.quoteReference }
      const restart = await ports.restarts.findRestart(key)
      if (restart === undefined) return refuse('QUOTE_NOT_FOUND')
      const { policyNumber, journey, createdAt, viewedAt, checkedAt, takenUpAt } = restart
      return answer(200, {
        policyReference: policyNumber,
        product: journeyIdentities[journey].product,
        createdAt: formatInstant(createdAt),
        ...(viewedAt && { viewedAt: formatInstant(viewedAt) }),
        ...(checkedAt && { checkedAt: formatInstant(checkedAt) }),
        ...(takenUpAt && { takenUpAt: formatInstant(takenUpAt) }),
      })
    }),
    route(createQuoteForCancelledPolicy, async ({ body, tenancy }, visitor) => {
      const made = await createRestartQuote(
        { tenant: tenancy.tenant, policyNumber: body.policyReference },
        calledBy(visitor, 'CreateQuoteForCancelledPolicy'),
        ports,
      )
      switch (made.kind) {
        case 'made':
          return answer(200, made.reference)
        case 'not-found':
          return refuse('POLICY_NOT_FOUND')
        case 'ineligible':
          return refuse('QUOTE_INELIGIBLE')
        case 'failed':
          return providerProblem('vehicle look-up', made)
      }
    }),
  ]
}

/** A back-office system acts for its own users: its key identifies the system, and the call is the reason. */
function calledBy({ keyHolder }: Visitor, call: string): Actor {
  if (keyHolder === undefined) throw new TypeError('A call of the back office came without a key')
  return { who: keyHolder, door: 'service-listener', because: `the call ${call} of this system` }
}

const whyNotCancelled: Readonly<
  Record<Exclude<Cancelled['kind'], 'cancelled' | 'cancelled-before' | 'not-found'>, string>
> = {
  ended: 'The cover of this policy has ended already.',
  'after-end': 'Cover ends before the notice would have run out.',
  'not-sooner': 'Notice of cancellation has been given for an earlier day.',
  'too-early': 'The notice has not run out by then.',
  'being-renewed': 'The payment of its renewal is being taken. Repeat this call in a minute.',
  'being-paid': 'A payment of this policy is in progress. Repeat this call in a minute.',
  'default-notice-missing':
    'A missed payment on credit needs defaultNoticeOn, the date of the lender’s notice.',
  'default-notice-to-come': 'The default notice is dated after today.',
}

function conflict(message: string): Refusal {
  const { problem, ...refused } = refuse('CONFLICT')
  return { ...refused, problem: { ...problem, message } }
}
