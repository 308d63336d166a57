import { call } from '../../call'
import { subscription } from '../../entities/subscription'
import { subscriptionAsked } from './get-subscription'

/** Nothing more is charged for what follows a policy (SUB-08). Asked twice it is done once. */
export const stopRenewal = call({
  name: 'StopRenewal',
  requirement: 'API-35',
  summary: 'Stops a policy from renewing by itself.',
  description:
    'By the token of an email of ours, or by the policy number in the session that bought it. Asked twice it is done once.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Policy/StopRenewal',
  body: subscriptionAsked,
  replies: { 200: subscription },
  problems: { 404: ['POLICY_NOT_FOUND'] },
})
