import type { Clock } from '../platform/ports'
import type { NewQuoteToken, QuoteTokenStore } from './ports'
import { newToken } from './token-secret'

export type KeptLinkPorts = { quoteTokens: Pick<QuoteTokenStore, 'keepToken'>; clock: Clock }

/** The address of a page of ours that opens a quote with a token made for it. */
export async function keptLink(
  token: Pick<NewQuoteToken, 'tenant' | 'reference' | 'kind' | 'endsAt'>,
  page: URL,
  { quoteTokens, clock }: KeptLinkPorts,
): Promise<{ address: URL; tokenHash: Uint8Array }> {
  const { tenant, reference, kind, endsAt } = token
  const { token: secret, tokenHash } = newToken()
  await quoteTokens.keepToken({ tenant, reference, tokenHash, kind, madeAt: clock(), endsAt })
  const address = new URL(page)
  address.searchParams.set('quote', secret)
  return { address, tokenHash }
}
