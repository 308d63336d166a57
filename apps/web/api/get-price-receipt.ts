import type { Reply } from '@milepost/contract/call'
import { getPriceReceipt as getPriceReceiptCall } from '@milepost/contract/calls/quote/get-price-receipt'
import { client } from './client'

export type Receipt = Reply<typeof getPriceReceiptCall>['body']
export type PriceChange = NonNullable<Receipt['change']>

export type GetPriceReceipt =
  | { kind: 'explained'; receipt: Receipt }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** Why the quote costs what it costs, and what moved it since the price before. */
export async function getPriceReceipt(reference: string, signal: AbortSignal): Promise<GetPriceReceipt> {
  const reply = await client.send(getPriceReceiptCall, { query: { QuoteReference: reference } }, { signal })
  if (reply.kind === 'answered') return { kind: 'explained', receipt: reply.body }
  const isAborted = reply.kind === 'unreachable' && reply.reason === 'aborted'
  return { kind: isAborted ? 'aborted' : 'failed' }
}
