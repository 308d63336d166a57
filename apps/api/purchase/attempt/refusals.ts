import { type PaymentFailure, paymentFailureAnswer } from '@milepost/domain/payment/failure'
import { type Refusal, refuse, refuseField } from '../../platform/http/problem.ts'
import { quoteRefusal } from '../../quote/refusals.ts'
import type { Unfit } from '../take-up/purchase-request.ts'
import type { VoidReason } from './ports.ts'

/** No money was taken: the code and its message (D-213). */
export function notPaid(failure: PaymentFailure): Refusal {
  const { code, message } = paymentFailureAnswer(failure)
  return {
    kind: 'refused',
    problem: { title: 'Payment Required', status: 402, code, message, errors: [] },
  }
}

export function unfitRefusal({ field, message }: Unfit): Refusal {
  return refuseField(`body.${field}`, message)
}

/** D-212. */
const NOT_BOUGHT = 'There has been an error with your quote purchase. Please try again.'

const START_PASSED =
  'The start of your cover passed while you were paying. Your card has not been charged. Please choose a new start.'

/** The authorisation was voided: the reason, so that the caller can act on it (F10, F16). */
export function voidedRefusal(because: VoidReason): Refusal {
  switch (because) {
    case 'mismatch':
      return refuse('QUOTE_MISMATCH')
    case 'start-passed':
      return refuseField('body.coverStartDate', START_PASSED)
    case 'not-wanted': {
      const { problem, ...refused } = notPaid('failed')
      return { ...refused, problem: { ...problem, message: NOT_BOUGHT } }
    }
    default:
      return quoteRefusal({ kind: 'closed', reason: because }, ({ field }) => field)
  }
}

/** Another tab is paying for this quote: ask again shortly (F5). */
export function underWay(): Refusal {
  return { ...refuse('CONFLICT', { retryAfterSeconds: 2 }) }
}
