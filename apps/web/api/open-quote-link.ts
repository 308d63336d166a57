import { openQuoteLink as openQuoteLinkCall } from '@milepost/contract/calls/quote/open-quote-link'
import { client } from './client'
import { type Refused, refusedBy } from './restoring'

export type OpenQuoteLink = { kind: 'opened' } | { kind: 'not-found' } | Refused | { kind: 'unreachable' }

/** The customer's press: it uses the link up, and lets this browser load the quote (D-227). */
export async function openQuoteLink(token: string): Promise<OpenQuoteLink> {
  const reply = await client.send(openQuoteLinkCall, { body: { token } })
  if (reply.kind === 'answered') return { kind: 'opened' }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  return reply.problem.code === 'QUOTE_NOT_FOUND' ? { kind: 'not-found' } : refusedBy(reply.problem)
}
