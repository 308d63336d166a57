import type { Reply } from '@milepost/contract/call'
import { getPurchase as getPurchaseCall } from '@milepost/contract/calls/payment/get-purchase'
import { client } from './client'

type PurchaseReply = Reply<typeof getPurchaseCall>['body']

export type BoughtPolicy = NonNullable<PurchaseReply['policy']>

export type GetPurchase =
  /** What became of it, and the policy once there is one. */
  | { kind: 'known'; status: PurchaseReply['status']; policy?: BoughtPolicy | undefined }
  | { kind: 'refused'; code: string }
  /** No answer arrived: nothing is known, and asking again is safe. */
  | { kind: 'unreachable' }
  /** Nobody waits for it any more. */
  | { kind: 'aborted' }

/** What became of the purchase of a quote, for the browser that holds it (F28, D-250). */
export async function getPurchase(quoteReference: string, signal?: AbortSignal): Promise<GetPurchase> {
  const reply = await client.send(
    getPurchaseCall,
    { query: { QuoteReference: quoteReference } },
    { ...(signal && { signal }) },
  )
  if (reply.kind === 'answered') return { kind: 'known', ...reply.body }
  if (reply.kind === 'refused') return { kind: 'refused', code: reply.problem.code }
  return { kind: reply.reason === 'aborted' ? 'aborted' : 'unreachable' }
}
