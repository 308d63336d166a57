import { withdrawalReasons } from '@milepost/domain/policy/cancellation-notice'
import { policyStates } from '@milepost/domain/policy/policy-state'
import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import * as z from 'zod/mini'
import { oneOf, pounds, replyObject, requestObject, yesNo } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { typedDay } from '../../desk-fields.ts'
import { cancellationFigures } from './cancellation-figures.ts'
import { policyNamed } from './policy-named.ts'

/** What is asked for: why, and the last day of cover, as early as it may be if none is named. */
const cancelling = {
  ...policyNamed,
  reason: oneOf(cancellationReasons),
  hasClaimed: yesNo,
  lastDay: z.optional(typedDay('the last day of cover')),
  /** The date of the lender's default notice, for a missed payment on credit. */
  defaultNoticeOn: z.optional(typedDay('the date of the lender’s notice')),
}
const seen = requestObject({ charge: pounds, toLender: pounds, toCard: pounds })

export const previewCancellation = deskCall({
  name: 'PreviewCancellation',
  requirement: 'DSK-503',
  summary: 'The refund of a cancellation now, with every figure.',
  needs: 'policy.read',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/PreviewCancellation',
  body: requestObject(cancelling),
  replies: {
    200: replyObject({
      /** When cover ends, and the earliest last day that may be named. */
      endsAt: z.string(),
      isNow: yesNo,
      earliest: z.string(),
      figures: cancellationFigures,
      needsSecondPerson: yesNo,
      /** Who can confirm every refund then: staff who have signed in recently, without the caller. */
      confirmers: z.array(z.string()),
      /** The policy that follows: it stays or is cancelled in full. */
      following: z.optional(
        replyObject({ policyNumber: z.string(), coverStart: z.string(), figures: cancellationFigures }),
      ),
    }),
  },
})

export const cancelPolicyWithRefund = deskCall({
  name: 'CancelPolicyWithRefund',
  requirement: 'DSK-505',
  summary: 'Cancels a policy for the figures that the staff member saw.',
  needs: 'policy.cancel',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/CancelPolicyWithRefund',
  body: requestObject({
    ...cancelling,
    seen,
    /** What happens to the policy that follows, if one does. */
    following: z.optional(oneOf(['cancel', 'keep'])),
    seenFollowing: z.optional(seen),
    because: shortReason,
  }),
  replies: { 200: replyObject({ endsAt: z.string(), isNow: yesNo, figures: cancellationFigures }) },
})

export const withdrawNotice = deskCall({
  name: 'WithdrawNotice',
  requirement: 'DSK-505',
  summary: 'Takes back a notice of cancellation that has not taken effect, and tells the customer.',
  needs: 'policy.cancel',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/WithdrawNotice',
  body: requestObject({ ...policyNamed, reason: oneOf(withdrawalReasons), because: shortReason }),
  replies: { 200: replyObject({ status: oneOf(policyStates) }) },
})
