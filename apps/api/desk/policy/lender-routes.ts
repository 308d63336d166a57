import * as calls from '@milepost/contract/desk/calls/policy/lender'
import { fromPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import { type LenderEventRecorded, recordLenderEvent } from '../../purchase/loan/lender-events.ts'
import type { DeskPolicyPorts } from './get-policy.ts'
import { keyOf, notAllowed } from './shared-routes.ts'

/** What finance learns from the lender, until a port tells it (DSK-520). */
export function lenderRoutes(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.recordLenderEvent, async ({ body }, { session }) => {
      const { kind, on, amount, because } = body
      if (kind !== 'missed' && amount === undefined) return refuseField('body.amount', 'Enter the amount')
      const event = { kind, on, ...(amount !== undefined && { amount: fromPounds(amount) }) }
      return replyTo(await recordLenderEvent({ ...keyOf(body), event }, actorOf(session, because), ports))
    }),
    deskRoute(calls.correctLenderEvent, async ({ body }, { session }) => {
      const { number, because } = body
      const asked = { ...keyOf(body), event: undefined, replaces: number }
      return replyTo(await recordLenderEvent(asked, actorOf(session, because), ports))
    }),
  ]
}

function replyTo(outcome: LenderEventRecorded) {
  switch (outcome.kind) {
    case 'recorded':
      return answer(200, { noticeWithdrawn: outcome.noticeWithdrawn })
    case 'not-found':
      return refuse('NOT_FOUND')
    case 'not-allowed':
      return notAllowed(outcome)
    case 'recorded-before':
      return refuse('CONFLICT', { message: 'The same was recorded for this day before.' })
    case 'replaced-before':
      return refuse('CONFLICT', { message: 'It was corrected before. Please look at the policy again.' })
    case 'not-credit':
      return refuse('CONFLICT', { message: 'The policy is not paid monthly.' })
    case 'in-the-future':
      return refuseField('body.on', 'The day has not come')
    case 'not-due':
      return refuseField('body.on', 'No instalment was due on that day')
    case 'too-much':
      return refuseField(
        'body.amount',
        'Enter an amount above £0 that is no more than the loan with its interest',
      )
  }
}
