import { requestQuoteLink as requestQuoteLinkCall } from '@milepost/contract/calls/quote/request-quote-link'
import { client } from './client'

/** `asked` is all anybody learns: whether there is such a quote, or an address in it, is told to nobody (D-247). */
export type QuoteLinkAsked = 'asked' | 'too-many' | 'failed'

export async function requestQuoteLink(quoteReference: string): Promise<QuoteLinkAsked> {
  const reply = await client.send(requestQuoteLinkCall, { body: { quoteReference } })
  if (reply.kind === 'answered') return 'asked'
  return reply.kind === 'refused' && reply.problem.code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed'
}
