import type { LinkTo } from '../../ports/links'
import type { QuoteTokenStore } from '../../ports/quote-tokens'
import type { StoredQuote } from '../../ports/quotes'
import { newToken } from '../returning/token-secret'

/** The way back to a quote from a letter of ours: prices at once, details after the check (RMD-01, D-240). */
export async function quoteLink(
  { tenant, reference, journey, expiresAt }: StoredQuote,
  source: 'renewal' | 'reminder',
  {
    quoteTokens,
    linkTo,
    clock,
  }: { quoteTokens: Pick<QuoteTokenStore, 'keepToken'>; linkTo: LinkTo; clock: () => Date },
): Promise<string | undefined> {
  const page = linkTo(journey, 'quote')
  if (page === undefined) return undefined
  const { token, tokenHash } = newToken()
  await quoteTokens.keepToken({
    tenant,
    reference,
    tokenHash,
    kind: 'reminder',
    madeAt: clock(),
    endsAt: expiresAt,
  })
  page.searchParams.set('quote', token)
  page.searchParams.set('source', source)
  return page.href
}
