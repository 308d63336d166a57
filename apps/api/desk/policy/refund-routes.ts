import * as calls from '@milepost/contract/desk/calls/policy/refunds'
import { fromPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { checkAct } from '../../purchase/policy/check-act.ts'
import {
  correctRefund,
  decideRefund,
  followUpRefund,
  refundPolicy,
  type WhyNotDecided,
} from '../../purchase/refund/refund-policy.ts'
import type { DeskPolicyPorts } from './get-policy.ts'
import { conflict, keyOf, notAllowed, refundingAs } from './shared-routes.ts'

/** Refunds at the desk: begun, confirmed, refused, corrected and followed up (DSK-506, DSK-507, DSK-514, DSK-516). */
export function refundRoutes(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.refundPayment, async ({ body }, { session }) => {
      const amount = fromPounds(body.amount)
      if (amount === 0) return refuseField('body.amount', 'Enter an amount above £0')
      const key = keyOf(body)
      const checked = await checkAct('refund', key, ports)
      if (checked.kind === 'not-found') return refuse('NOT_FOUND')
      if (checked.kind === 'not-allowed') return notAllowed(checked)
      const { reason, because } = body
      const asked = { ...key, amount, reason, seenReturned: fromPounds(body.seenReturned) }
      const begun = await refundPolicy(asked, refundingAs(session, because), ports)
      switch (begun.kind) {
        case 'not-allowed':
          return refuseField('body.amount', 'No one at the desk may refund this amount')
        case 'above-paid':
          return refuseField('body.amount', tooMuch)
        case 'changed':
          return conflict('Something was refunded since you looked. Please look again.')
        case 'begun':
          return answer(200, { number: begun.refund.number, state: begun.refund.state })
      }
    }),
    deskRoute(calls.confirmRefund, async ({ body }, { session }) => {
      const { number, decision, because } = body
      const to = decision === 'confirm' ? 'ready' : 'refused'
      const decided = await decideRefund({ ...keyOf(body), number, to }, refundingAs(session, because), ports)
      switch (decided.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-decided':
          return conflict(whyNot[decided.because])
        case 'decided-before':
          return conflict(someoneElse)
        case 'decided':
          return answer(200, { number, state: decided.refund.state })
      }
    }),
    deskRoute(calls.correctRefund, async ({ body }, { session }) => {
      const { number, because } = body
      const amount = fromPounds(body.amount)
      if (amount === 0) return refuseField('body.amount', 'Enter an amount above £0')
      const corrected = await correctRefund(
        { ...keyOf(body), number, amount },
        refundingAs(session, because),
        ports,
      )
      switch (corrected.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-owed':
          return conflict('Only the refund of a cancellation is corrected. This one can be refused.')
        case 'same-amount':
          return refuseField('body.amount', 'This is the amount already')
        case 'above-paid':
          return refuseField('body.amount', tooMuch)
        case 'decided-before':
          return conflict(someoneElse)
        case 'corrected':
          return answer(200, { number: corrected.refund.number, state: corrected.refund.state })
      }
    }),
    deskRoute(calls.followUpRefund, async ({ body }, { session }) => {
      const { number, decision, because } = body
      const asked = { ...keyOf(body), number, decision }
      const followed = await followUpRefund(asked, refundingAs(session, because), ports)
      switch (followed.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-failed':
          return conflict(
            'This refund has not failed and none is to be paid by bank transfer, or someone else has followed it up.',
          )
        case 'followed-up':
          return answer(200, { number, state: followed.refund.state })
      }
    }),
  ]
}

const tooMuch = 'That is more than is left of what was paid'
const someoneElse = 'Someone else has decided about this refund.'

const whyNot: Readonly<Record<WhyNotDecided, string>> = {
  'first-person': 'You began this refund, so another person has to confirm it.',
  'above-authority':
    'This is above what you may confirm on one policy. Someone with more authority confirms it.',
  owed: 'A cancellation owes the customer this refund, so it cannot be refused. Correct its amount instead.',
}
