import { getQuotePremium as getQuotePremiumCall } from '@milepost/contract/calls/quote/get-quote-premium'
import { type PriceParts, priceParts } from '@milepost/domain/payment/price-parts'
import { add, fromPounds } from '@milepost/domain/values/pence'
import { client } from './client'

export type GetPremium =
  | { kind: 'found'; price: PriceParts }
  /** The quote has come to its end, which has a page of its own (NAV-33 to NAV-35). */
  | { kind: 'ended'; code: string }
  | { kind: 'failed' }
  | { kind: 'aborted' }

const ends: readonly string[] = ['QUOTE_ALREADY_TAKEN_UP', 'QUOTE_EXPIRED', 'QUOTE_LOCKED']

/** A price by its reference alone: figures and nothing else (API-22, D-253). Whatever else goes wrong is one failure (RST-03, D-247). */
export async function getQuotePremium(quoteReference: string, signal: AbortSignal): Promise<GetPremium> {
  const reply = await client.send(
    getQuotePremiumCall,
    { query: { QuoteReference: quoteReference } },
    { signal },
  )
  if (reply.kind === 'unreachable' && reply.reason === 'aborted') return { kind: 'aborted' }
  if (reply.kind === 'refused' && ends.includes(reply.problem.code))
    return { kind: 'ended', code: reply.problem.code }
  if (reply.kind !== 'answered') return { kind: 'failed' }
  // The premium comes with its tax, and without the fee.
  const fee = fromPounds(reply.body.fees)
  const total = add(fromPounds(reply.body.premium), fee)
  return { kind: 'found', price: priceParts({ total, ipt: fromPounds(reply.body.iptAmount), fee }) }
}
