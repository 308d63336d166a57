import { followedProofs, proofRefusalNames, proofStates } from '@milepost/domain/purchase/proof-steps'
import * as z from 'zod/mini'
import { oneOf, replyObject, requestObject } from '../../../fields/primitives.ts'
import { shortReason } from '../../act-reason.ts'
import { deskCall } from '../../desk-call.ts'
import { policyNamed } from './policy-named.ts'

export const followProof = deskCall({
  name: 'FollowProof',
  requirement: 'DSK-540',
  summary: 'Says where a proof of the customer is, and informs them.',
  needs: 'policy.follow-proof',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/FollowProof',
  body: requestObject({
    ...policyNamed,
    code: oneOf(followedProofs),
    to: oneOf(proofStates),
    /** Required when it is not accepted. */
    refusal: z.optional(oneOf(proofRefusalNames)),
    because: shortReason,
  }),
  replies: { 200: replyObject({ state: oneOf(proofStates), dueOn: z.string() }) },
})
