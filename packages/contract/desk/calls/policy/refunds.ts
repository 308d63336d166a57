import { chosenRefundReasons, refundStates } from '@milepost/domain/payment/refund-states'
import * as z from 'zod/mini'
import { oneOf, pounds, replyObject, requestObject, wholeNumber } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { typedPounds } from '../../desk-fields.ts'
import { policyNamed } from './policy-named.ts'

export const refundPayment = deskCall({
  name: 'RefundPayment',
  requirement: 'DSK-506',
  summary: 'Refunds part of what a policy cost, or proposes it to a second person.',
  needs: 'payment.refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/RefundPayment',
  body: requestObject({
    ...policyNamed,
    amount: typedPounds('the amount', 100_000),
    reason: oneOf(chosenRefundReasons),
    /** The total returned so far, as the caller saw it. */
    seenReturned: pounds,
    because: shortReason,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const confirmRefund = deskCall({
  name: 'ConfirmRefund',
  requirement: 'DSK-507',
  summary: 'A second person’s decision about a refund.',
  needs: 'payment.confirm-refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/ConfirmRefund',
  body: requestObject({
    ...policyNamed,
    number: wholeNumber(1, 100_000),
    decision: oneOf(['confirm', 'refuse']),
    because: shortReason,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const correctRefund = deskCall({
  name: 'CorrectRefund',
  requirement: 'DSK-514',
  summary: 'Corrects the amount of a refund that a cancellation owes; another person confirms it.',
  needs: 'payment.confirm-refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/CorrectRefund',
  body: requestObject({
    ...policyNamed,
    number: wholeNumber(1, 100_000),
    amount: typedPounds('the amount', 100_000),
    because: shortReason,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})

export const followUpRefund = deskCall({
  name: 'FollowUpRefund',
  requirement: 'DSK-516',
  summary: 'Has a failed refund tried again, or records that a refund was paid by bank transfer.',
  needs: 'payment.refund',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/FollowUpRefund',
  body: requestObject({
    ...policyNamed,
    number: wholeNumber(1, 100_000),
    decision: oneOf(['again', 'transferred']),
    because: shortReason,
  }),
  replies: { 200: replyObject({ number: z.int(), state: oneOf(refundStates) }) },
})
