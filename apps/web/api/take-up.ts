import type { Reply, Request } from '@milepost/contract/call'
import { takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import { client } from './client'
import { type PaymentRefusal, paymentRefusal } from './payment-refusal'

export type TakeUpSent = Request<typeof takeUpQuoteV2>['body']
export type Purchased = Extract<Reply<typeof takeUpQuoteV2>, { status: 200 }>['body']

export type TakeUp =
  | { kind: 'bought'; purchased: Purchased }
  /** The provider has not said how the payment ended. The same call may be asked again; nobody pays again (F12). */
  | { kind: 'checking' }
  | PaymentRefusal

/** Buys the quote. Asked for twice it is bought once (D-211). */
export async function takeUp(body: TakeUpSent): Promise<TakeUp> {
  const reply = await client.send(takeUpQuoteV2, { body })
  if (reply.kind === 'unreachable') return { kind: 'unknown' }
  if (reply.kind === 'refused') return paymentRefusal(reply.problem)
  return reply.status === 200 ? { kind: 'bought', purchased: reply.body } : { kind: 'checking' }
}
