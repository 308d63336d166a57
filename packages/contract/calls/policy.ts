import * as z from 'zod/mini'
import { call } from '../call.ts'
import { policyReference, quoteToken } from '../fields/identifiers.ts'
import { requestObject } from '../fields/primitives.ts'
import { silently } from '../refusals.ts'
import { subscription } from '../shapes/policy.ts'

/** By the token in one of our emails, or by policy number in the browser that made the purchase (D-250). */
const subscriptionRequest = requestObject({
  token: z.optional(quoteToken),
  policyNumber: z.optional(policyReference),
})

/** An email link about a policy that does not work. */
const deadLink = silently(
  'The page states that its link does not work, and how to get a new link or which number to call',
  'SUB-06',
)

/**
 * What follows a policy: the next payment, or that there is none (SUB-08, D-225). In the body, so that no URL contains a token.
 */
export const getSubscription = call({
  name: 'GetSubscription',
  requirement: 'API-35',
  summary: 'What follows a policy: the next payment, or the end of cover.',
  description:
    'Send the token from one of our emails, or the policy number in the session that bought the policy.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/GetSubscription',
  body: subscriptionRequest,
  replies: { 200: subscription },
  refusals: { 404: { POLICY_NOT_FOUND: deadLink } },
})

/** Nothing more is charged after this policy (SUB-08). Idempotent. */
export const stopRenewal = call({
  name: 'StopRenewal',
  requirement: 'API-35',
  summary: 'Stops a policy from renewing automatically.',
  description:
    'Send the token from one of our emails, or the policy number in the session that bought the policy. Repeating the call has no further effect.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/StopRenewal',
  body: subscriptionRequest,
  replies: { 200: subscription },
  refusals: { 404: { POLICY_NOT_FOUND: deadLink } },
})

/**
 * Emails a new link to the renewal of a policy, only ever to its policyholder's address. The reply is the same, and takes the
 * same time, whether the policy exists or not (D-247).
 */
export const requestRenewalLink = call({
  name: 'RequestRenewalLink',
  requirement: 'API-35',
  summary: 'Emails a link to the renewal of a policy to its policyholder.',
  access: 'optional-session',
  whyOpen:
    'The reply is the same whether or not the policy exists; the email goes to the policyholder (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/RequestRenewalLink',
  body: requestObject({ policyNumber: policyReference }),
  replies: { 202: 'nothing' },
})

/** Stops optional emails to the recipient of this link (D-100). */
export const stopEmails = call({
  name: 'StopEmails',
  requirement: 'API-13',
  summary: 'Stops quote reminders, by the link in one of them.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/StopEmails',
  meanings: { 204: 'No more reminders are sent.' },
  body: requestObject({ token: quoteToken }),
  replies: { 204: 'nothing' },
  refusals: { 404: { NOT_FOUND: deadLink } },
})
