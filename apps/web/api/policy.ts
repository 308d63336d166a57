import type { Reply } from '@milepost/contract/call'
import {
  getSubscription as getSubscriptionCall,
  stopEmails as stopEmailsCall,
  stopRenewal as stopRenewalCall,
} from '@milepost/contract/calls/policy'
import { client } from './client.ts'

export type Subscription = Reply<typeof getSubscriptionCall>['body']

export type SubscriptionResult =
  | { kind: 'known'; subscription: Subscription }
  /** Too old, or never sent; the reply does not say which (D-247). */
  | { kind: 'not-found' }
  | { kind: 'failed' }

/** What follows a policy, by the token of an email's link. */
export async function getSubscription(token: string, signal: AbortSignal): Promise<SubscriptionResult> {
  return subscriptionResult(await client.send(getSubscriptionCall, { body: { token } }, { signal }))
}

export async function stopRenewal(token: string): Promise<SubscriptionResult> {
  return subscriptionResult(await client.send(stopRenewalCall, { body: { token } }))
}

export async function stopEmails(token: string): Promise<'stopped' | 'not-found' | 'failed'> {
  const reply = await client.send(stopEmailsCall, { body: { token } })
  if (reply.kind === 'answered') return 'stopped'
  return reply.kind === 'refused' && reply.problem.code === 'NOT_FOUND' ? 'not-found' : 'failed'
}

type Sent = Awaited<ReturnType<typeof client.send<typeof getSubscriptionCall>>>

function subscriptionResult(reply: Sent): SubscriptionResult {
  if (reply.kind === 'answered') return { kind: 'known', subscription: reply.body }
  const isGone = reply.kind === 'refused' && reply.problem.code === 'POLICY_NOT_FOUND'
  return { kind: isGone ? 'not-found' : 'failed' }
}
