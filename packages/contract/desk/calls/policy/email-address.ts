import * as z from 'zod/mini'
import { replyObject, requestObject, yesNo } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { typedText } from '../../desk-fields.ts'
import { despiteRestriction } from '../../despite-restriction.ts'
import { policyNamed } from './policy-named.ts'

export const correctEmailAddress = deskCall({
  name: 'CorrectEmailAddress',
  requirement: 'DSK-502',
  summary: 'Corrects the email address of a policy, and informs the old address.',
  needs: 'policy.correct-address',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Policy/CorrectEmailAddress',
  body: requestObject({
    ...policyNamed,
    email: typedText('an email address', 254),
    because: shortReason,
    despiteRestriction,
  }),
  replies: { 200: replyObject({ email: z.string(), toldOldAddress: yesNo }) },
})
