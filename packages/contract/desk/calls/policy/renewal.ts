import { replyObject, requestObject, yesNo } from '../../../fields/primitives.ts'
import { deskCall } from '../../desk-call.ts'
import { deskPolicy } from './get-policy.ts'
import { policyNamed } from './policy-named.ts'

export const setPolicyRenewal = deskCall({
  name: 'SetPolicyRenewal',
  requirement: 'DSK-508',
  summary: 'Turns automatic renewal off or on again.',
  needs: 'policy.set-renewal',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/SetPolicyRenewal',
  body: requestObject({ ...policyNamed, isOn: yesNo }),
  replies: { 200: replyObject({ status: deskPolicy.shape.renewal.shape.status }) },
})
