import type { Reply } from '@milepost/contract/call'
import { getPricingDetails as getPricingDetailsCall } from '@milepost/contract/calls/quote/get-pricing-details'
import { client } from './client'

export type PricingDetails = Reply<typeof getPricingDetailsCall>['body']
export type PricingOption = PricingDetails['monthlyPricingOptions'][number]

export type GetPricingDetails =
  | { kind: 'priced'; prices: PricingDetails }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }

/** The prices behind a reminder link: figures, and nothing about whom they are for (API-26, D-227). */
export async function getPricingDetails(
  { token, source }: { token: string; source: string | undefined },
  signal?: AbortSignal,
): Promise<GetPricingDetails> {
  const query = { quote: token, ...(source !== undefined && { source }) }
  const reply = await client.send(getPricingDetailsCall, { query }, signal && { signal })
  if (reply.kind === 'answered') return { kind: 'priced', prices: reply.body }
  return reply.kind === 'unreachable'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code: reply.problem.code }
}
