import * as z from 'zod/mini'
import { call } from '../../call'
import { subscription } from '../../entities/subscription'
import { policyReference, quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** By the token of a letter of ours; or by its number, in the browser that bought it (D-250). */
export const subscriptionAsked = sent({
  token: z.optional(quoteToken),
  policyNumber: z.optional(policyReference),
})

/** What follows a policy: the next payment, or that there is none (SUB-08, D-225). A body, so that no token stands in an address. */
export const getSubscription = call({
  name: 'GetSubscription',
  requirement: 'API-35',
  summary: 'What follows a policy: the next payment, or that cover ends.',
  description: 'By the token of an email of ours, or by the policy number in the session that bought it.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Policy/GetSubscription',
  body: subscriptionAsked,
  replies: { 200: subscription },
  problems: { 404: ['POLICY_NOT_FOUND'] },
})
