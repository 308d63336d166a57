import { referenceIn, tokenIn } from '@milepost/contract/link-address'
import { possibleReference } from '@milepost/domain/quote/quote-reference'
import { type DeepLink, useDeepLink } from './deep-link.ts'

/**
 * The deep link in these parameters; undefined if they name no quote. In a file of its own for the pages it leads to: the first
 * screen only needs to take it.
 */
export function deepLinkFrom(parameters: ReadonlyMap<string, string>): DeepLink | undefined {
  const [site, named, emailed] = [
    parameters.get('token'),
    parameters.get('quoteref'),
    parameters.get('quote'),
  ]
  const reference = referenceIn(named ?? '')
  const quoteReference = possibleReference.test(reference) ? reference : undefined
  if (site !== undefined && quoteReference !== undefined) {
    const token = tokenIn(site)
    if (token === undefined) return { kind: 'damaged', of: 'comparison-site', quoteReference }
    const isBreakdownSelected = /^true\b/i.test(parameters.get('isbreakdownselected') ?? '')
    return { kind: 'comparison-site', token, quoteReference, isBreakdownSelected }
  }
  if (emailed !== undefined) {
    const token = tokenIn(emailed)
    return token === undefined ? { kind: 'damaged', of: 'emailed-link' } : { kind: 'emailed-link', token }
  }
  if (site === undefined && named === undefined) return undefined
  return { kind: 'damaged', of: 'comparison-site', ...(quoteReference && { quoteReference }) }
}

/** Location state of a link followed inside the site, from the page where the customer has just passed a check (RMD-05). */
export const unlocked = { isUnlocked: true } as const

export function asUnlocked(link: DeepLink | undefined, locationState: unknown): DeepLink | undefined {
  const isUnlocked =
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isUnlocked') === true
  return link?.kind === 'emailed-link' ? { ...link, isUnlocked } : link
}

/** Follows the link whose quote could not be loaded again: "refresh" on the error page (END-06). */
export function retryDeepLink(): void {
  const { failed: link } = useDeepLink.getState()
  if (link) useDeepLink.setState({ link, aggLoading: link.kind === 'comparison-site', failed: undefined })
}
