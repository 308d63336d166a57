import { lenderEventKinds } from '@milepost/domain/ending/lender-event'
import * as z from 'zod/mini'
import { oneOf, replyObject, requestObject, wholeNumber, yesNo } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { typedDay, typedPounds } from '../../desk-fields.ts'
import { policyNamed } from './policy-named.ts'

/** Whether a notice of cancellation for non-payment fell away by it. */
const recorded = replyObject({ noticeWithdrawn: yesNo })

export const recordLenderEvent = deskCall({
  name: 'RecordLenderEvent',
  requirement: 'DSK-520',
  summary: 'Records what the lender said of a loan, and informs the customer.',
  needs: 'payment.record-lender',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/RecordLenderEvent',
  body: requestObject({
    ...policyNamed,
    kind: oneOf(lenderEventKinds),
    on: typedDay('the day'),
    /** The plan has the amount of a missed instalment; any other is typed. */
    amount: z.optional(typedPounds('the amount', 100_000)),
    because: shortReason,
  }),
  replies: { 200: recorded },
})

export const correctLenderEvent = deskCall({
  name: 'CorrectLenderEvent',
  requirement: 'DSK-520',
  summary: 'Takes back what was recorded of a loan by mistake. Both stay in the trail.',
  needs: 'payment.record-lender',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/CorrectLenderEvent',
  body: requestObject({ ...policyNamed, number: wholeNumber(1, 100_000), because: shortReason }),
  replies: { 200: recorded },
})
