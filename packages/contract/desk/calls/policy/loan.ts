import { loanActs } from '@milepost/domain/ending/loan-ending'
import { refundWays } from '@milepost/domain/payment/refund-states'
import * as z from 'zod/mini'
import { oneOf, pounds, replyObject, requestObject } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { typedDay, typedPounds } from '../../desk-fields.ts'
import { policyNamed } from './policy-named.ts'

/** What ends the loan alone costs the customer, in pounds, and the same in sentences (DSK-523). */
export const loanAloneFigures = replyObject({
  kind: oneOf(['undrawn', 'undone', 'settled']),
  lent: pounds,
  /** What the customer has paid the lender. */
  collected: pounds,
  /** The interest that the lender may keep, and what falls away. */
  earned: pounds,
  rebate: pounds,
  due: pounds,
  /** What the lender pays back. */
  back: pounds,
  settledOn: z.string(),
  payTo: oneOf(['lender', 'us']),
  payBy: z.string(),
  words: z.array(z.string()),
})

export const endLoanAlone = deskCall({
  name: 'EndLoanAlone',
  requirement: 'DSK-523',
  summary: 'Ends the loan of a policy that goes on, for the figures that the staff member saw.',
  needs: 'payment.end-loan',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/EndLoanAlone',
  body: requestObject({
    ...policyNamed,
    act: oneOf(loanActs),
    seen: requestObject({ due: pounds, back: pounds, rebate: pounds, payBy: typedDay('the day to pay by') }),
    because: shortReason,
  }),
  replies: { 200: loanAloneFigures },
})

export const recordCustomerPayment = deskCall({
  name: 'RecordCustomerPayment',
  requirement: 'DSK-524',
  summary: 'Records what a customer who owed us money has paid, and informs the customer.',
  needs: 'payment.record',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/RecordCustomerPayment',
  body: requestObject({
    ...policyNamed,
    amount: typedPounds('the amount', 100_000),
    way: oneOf(refundWays),
    on: typedDay('the day'),
    because: shortReason,
  }),
  replies: { 200: replyObject({ number: z.int(), left: pounds }) },
})
