import * as calls from '@milepost/contract/desk/calls/policy/loan'
import { fromPounds, toPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import { endLoanAlone, loanNotEndedWords } from '../../purchase/loan/end-loan-alone.ts'
import { notRecordedInWords, recordPayment } from '../../purchase/loan/record-payment.ts'
import type { DeskPolicyPorts } from './get-policy.ts'
import { loanAloneDto } from './policy-dto.ts'
import { conflict, keyOf, notAllowed } from './shared-routes.ts'

/** The end of a loan whose policy goes on, and what its customer then pays us (DSK-523, DSK-524). */
export function loanRoutes(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(calls.endLoanAlone, async ({ body }, { session }) => {
      const { act, because } = body
      const { due, back, rebate, payBy } = body.seen
      const seen = {
        due: fromPounds(due),
        back: fromPounds(back),
        rebate: fromPounds(rebate),
        payBy,
      }
      const outcome = await endLoanAlone({ ...keyOf(body), act, seen }, actorOf(session, because), ports)
      switch (outcome.kind) {
        case 'ended':
          return answer(200, loanAloneDto(outcome.figures))
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(outcome)
        default:
          return conflict(loanNotEndedWords[outcome.kind])
      }
    }),
    deskRoute(calls.recordCustomerPayment, async ({ body }, { session }) => {
      const { amount, way, on, because } = body
      const received = { amount: fromPounds(amount), way, on }
      const outcome = await recordPayment({ ...keyOf(body), ...received }, actorOf(session, because), ports)
      switch (outcome.kind) {
        case 'recorded':
          return answer(200, { number: outcome.number, left: toPounds(outcome.left) })
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(outcome)
        case 'being-paid':
          return conflict(`${notRecordedInWords(outcome)}.`)
        case 'in-the-future':
          return refuseField('body.on', notRecordedInWords(outcome))
        default:
          return refuseField('body.amount', notRecordedInWords(outcome))
      }
    }),
  ]
}
