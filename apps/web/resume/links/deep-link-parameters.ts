import { referenceIn, tokenIn } from '@milepost/contract/link-address'
import { possibleReference } from '@milepost/domain/quote/possible-reference'

/** What a link to a quote asks for (AGG-01, AGG-02). */
export type LandingLink =
  | { kind: 'comparison-site'; token: string; quoteReference: string; isBreakdownSelected: boolean }
  /** Opened by a press, unless its customer has just passed a check in this tab (RMD-05). */
  | { kind: 'emailed-link'; token: string; isUnlocked?: boolean }
  /** Part of it is missing, or it names a quote by something that is no name of one. */
  | { kind: 'damaged'; of: 'comparison-site' | 'emailed-link'; quoteReference?: string }

/** The link in what an address said; none where it names no quote. Read by the pages it leads to: the first screen needs no more than its taking. */
export function landingLinkIn(said: ReadonlyMap<string, string>): LandingLink | undefined {
  const [site, named, emailed] = [said.get('token'), said.get('quoteref'), said.get('quote')]
  const reference = referenceIn(named ?? '')
  const quoteReference = possibleReference.test(reference) ? reference : undefined
  if (site !== undefined && quoteReference !== undefined) {
    const token = tokenIn(site)
    if (token === undefined) return { kind: 'damaged', of: 'comparison-site', quoteReference }
    const isBreakdownSelected = /^true\b/i.test(said.get('isbreakdownselected') ?? '')
    return { kind: 'comparison-site', token, quoteReference, isBreakdownSelected }
  }
  if (emailed !== undefined) {
    const token = tokenIn(emailed)
    return token === undefined ? { kind: 'damaged', of: 'emailed-link' } : { kind: 'emailed-link', token }
  }
  if (site === undefined && named === undefined) return undefined
  return { kind: 'damaged', of: 'comparison-site', ...(quoteReference && { quoteReference }) }
}
