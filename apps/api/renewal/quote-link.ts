import type { LinkTo } from '../platform/link-ports'
import type { StoredQuote } from '../quote/ports'
import { type KeptLinkPorts, keptLink } from '../retrieval/new-link'

/** The way back to a quote from a letter of ours: prices at once, details after the check (RMD-01, D-240). */
export async function quoteLink(
  { tenant, reference, journey, expiresAt: endsAt }: StoredQuote,
  source: 'renewal' | 'reminder',
  { linkTo, ...ports }: KeptLinkPorts & { linkTo: LinkTo },
): Promise<string | undefined> {
  const page = linkTo(journey, 'quote')
  if (page === undefined) return undefined
  const { address } = await keptLink({ tenant, reference, kind: 'reminder', endsAt }, page, ports)
  address.searchParams.set('source', source)
  return address.href
}
