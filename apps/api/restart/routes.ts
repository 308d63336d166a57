import {
  restartPolicy as restartPolicyCall,
  setRestartedQuoteDpaVisit,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
} from '@milepost/contract/calls/restart'
import { refuse } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import { payingSession, purchaseReply, type TakeUpSettings } from '../purchase/take-up/purchase-dto.ts'
import {
  type RecordPorts,
  type RestartPorts,
  recordTakenUp,
  recordVisit,
  restartPolicy,
} from './restart-policy.ts'

export type RestartedQuotePorts = RestartPorts & RecordPorts & TakeUpSettings & SecurityPorts

/** Calls of a browser about the quote that would restart a policy (API-38 to API-41). */
export function restartedQuoteRoutes(ports: RestartedQuotePorts): readonly Route[] {
  return [
    // No limit: nothing may keep a paid customer from their policy (F26).
    route(
      restartPolicyCall,
      async ({ body, tenancy }, visitor) => {
        const { session } = visitor
        const { quoteReference: reference, paymentId, coverStartDate, deviceData = '' } = body
        const outcome = await restartPolicy(
          { ...scopeOf(tenancy), reference, session, paymentId, coverStartDate, deviceData },
          ports,
        )
        if (outcome.kind === 'bought')
          eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind: 'taken-up', quote: reference })
        return purchaseReply(outcome, ports)
      },
      payingSession,
    ),
    route(setRestartedQuoteViewed, async ({ body, tenancy }) => {
      await recordVisit({ tenant: tenancy.tenant, reference: body.quoteReference }, 'viewed', ports)
      return answer(200, undefined)
    }),
    route(setRestartedQuoteDpaVisit, async ({ body, tenancy }) => {
      await recordVisit({ tenant: tenancy.tenant, reference: body.quoteReference }, 'checked', ports)
      return answer(200, undefined)
    }),
    route(setRestartedQuoteTakenUp, async ({ body, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: body.quoteReference, session }
      const recorded = await recordTakenUp(asked, ports)
      return recorded.kind === 'not-found' ? refuse('QUOTE_NOT_FOUND') : answer(200, undefined)
    }),
  ]
}
