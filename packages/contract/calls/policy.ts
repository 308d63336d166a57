import * as z from 'zod/mini'
import { call } from '../call'
import { policyReference, quoteToken } from '../fields/identifiers'
import { requestObject } from '../fields/primitives'
import { silently } from '../refusals'
import { subscription } from '../shapes/policy'

/** By the token of a letter of ours; or by its number, in the browser that bought it (D-250). */
const subscriptionRequest = requestObject({
  token: z.optional(quoteToken),
  policyNumber: z.optional(policyReference),
})

/** The link of an email about a policy that opens nothing. */
const deadLink = silently(
  'The page says that its link does not work, and how to have a new one or whom to call',
  'SUB-06',
)

/** What follows a policy: the next payment, or that there is none (SUB-08, D-225). A body, so that no token stands in an address. */
export const getSubscription = call({
  name: 'GetSubscription',
  requirement: 'API-35',
  summary: 'What follows a policy: the next payment, or that cover ends.',
  description: 'By the token of an email of ours, or by the policy number in the session that bought it.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/GetSubscription',
  body: subscriptionRequest,
  replies: { 200: subscription },
  refusals: { 404: { POLICY_NOT_FOUND: deadLink } },
})

/** Nothing more is charged for what follows a policy (SUB-08). Asked twice it is done once. */
export const stopRenewal = call({
  name: 'StopRenewal',
  requirement: 'API-35',
  summary: 'Stops a policy from renewing by itself.',
  description:
    'By the token of an email of ours, or by the policy number in the session that bought it. Asked twice it is done once.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/StopRenewal',
  body: subscriptionRequest,
  replies: { 200: subscription },
  refusals: { 404: { POLICY_NOT_FOUND: deadLink } },
})

/**
 * Emails a new link to what follows a policy, to the address of its policyholder and never to one a caller names. The answer is the
 * same, and as quick, whether there is such a policy or not (D-247).
 */
export const requestRenewalLink = call({
  name: 'RequestRenewalLink',
  requirement: 'API-35',
  summary: 'Emails a link to the renewal of a policy to its policyholder.',
  access: 'optional-session',
  whyOpen: 'Answers alike whatever there is; the email goes to the policyholder (D-247)',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/RequestRenewalLink',
  body: requestObject({ policyNumber: policyReference }),
  replies: { 202: 'nothing' },
})

/** No more letters that one may do without, to whoever got the one with this link (D-100). */
export const stopEmails = call({
  name: 'StopEmails',
  requirement: 'API-13',
  summary: 'Stops reminders of quotes, by the link in one of them.',
  access: 'optional-session',
  limit: 'retrieval',
  method: 'POST',
  path: '/api/v1/Policy/StopEmails',
  meanings: { 204: 'No more reminders are sent.' },
  body: requestObject({ token: quoteToken }),
  replies: { 204: 'nothing' },
  refusals: { 404: { NOT_FOUND: deadLink } },
})
