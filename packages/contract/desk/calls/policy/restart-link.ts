import * as z from 'zod/mini'
import { replyObject, requestObject } from '../../../fields/primitives.ts'
import { deskCall } from '../../desk-call.ts'
import { despiteRestriction } from '../../despite-restriction.ts'
import { policyNamed } from './policy-named.ts'

export const sendRestartLink = deskCall({
  name: 'SendRestartLink',
  requirement: 'DSK-509',
  summary: 'Creates the quote that restarts a cancelled policy, and emails its link.',
  needs: 'policy.restart-link',
  brand: 'named',
  isHeldByRestriction: true,
  method: 'POST',
  path: '/api/desk/v1/Policy/SendRestartLink',
  body: requestObject({ ...policyNamed, despiteRestriction }),
  replies: { 200: replyObject({ to: z.string(), quoteReference: z.string() }) },
})
