import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../platform/ports.ts'
import type { NewQuoteToken, QuoteTokenStore } from './ports.ts'

/** The token in a link and the hash we store. 256 random bits: a quote cannot be found by trying links (safety T4). */
export function newToken(): { token: string; tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: tokenHashOf(token) }
}

export function tokenHashOf(token: string): Uint8Array {
  return createHash('sha256').update(token, 'utf8').digest()
}

export type NewLinkPorts = { quoteTokens: Pick<QuoteTokenStore, 'saveToken'>; clock: Clock }

/** The address of one of our pages that opens a quote with a token created for it. */
export async function newLink(
  token: Pick<NewQuoteToken, 'tenant' | 'reference' | 'kind' | 'endsAt'>,
  page: URL,
  { quoteTokens, clock }: NewLinkPorts,
): Promise<{ address: URL; tokenHash: Uint8Array }> {
  const { tenant, reference, kind, endsAt } = token
  const { token: secret, tokenHash } = newToken()
  await quoteTokens.saveToken({ tenant, reference, tokenHash, kind, madeAt: clock(), endsAt })
  const address = new URL(page)
  address.searchParams.set('quote', secret)
  return { address, tokenHash }
}
