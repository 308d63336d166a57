import { referenceIn, SOURCE_PARAMETER, takenFrom, tokenIn } from '@milepost/contract/link-address'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { possibleReference } from '@milepost/domain/quote/quote-reference'
import { create } from 'zustand'
import type { Change } from '../../form/change'
import { paths } from '../../paths'
import type { EndState } from '../../state/end-state'
import { useQuote } from '../../state/quote-state'
import type { Visitor } from '../../tracking/tracking'
import type { DeadLink } from './dead-link'

/** What stood in an address under the names of the landing, in small letters. */
export type DeepLinkParameters = ReadonlyMap<string, string>

/** A link to a quote that is being followed. In no storage and in no history: this page alone holds it (T5). */
export type DeepLinkState = {
  /** What the link said that is being followed, until the page it leads to reads it. */
  parameters?: DeepLinkParameters | undefined
  link?: DeepLink | undefined
  /** Told with events while the quote it will be kept with is still on its way. */
  redirectedFrom?: string | undefined
  /** Set by a comparison site's link until the page it leads to has been counted: no quote says yet whose visitor this is. */
  arrivedBy?: { site: string | undefined } | undefined
  /** While the quote of a comparison site is loaded (AGG-05, DAT-01). */
  aggLoading: boolean
  /** Where the loaded quote belongs; until the customer is there, nothing else is shown. */
  leadsTo?: LeadsTo | undefined
  /** A link whose quote could not be loaded, for "refresh" on the page of the error (END-06). */
  failed?: DeepLink | undefined
  /** The link opened nothing: told on the page it leads to, with a way to have a new one (AGG-04, RMD-07). */
  dead?: DeadLink | undefined
}

/** A page, and what it is told: which answer is asked for again there, or how the quote ended. */
export type LeadsTo = { to: string; state?: Change | EndState | undefined }

export const useDeepLink = create<DeepLinkState>(() => ({ aggLoading: false }))

/** The pages a link may lead to (D-228). The reminder's page takes its own. */
const deepLinkPages: readonly string[] = [
  paths.results,
  paths.pcwResult,
  paths.vehicleLanding,
  paths.policySelection,
]

const SOURCE = SOURCE_PARAMETER.toLowerCase()
const names = ['token', 'quoteref', 'isbreakdownselected', 'quote', 'redirected-from', SOURCE]

/** A word, and never an address: nobody is sent anywhere by it (T12). */
const WORD = /^[A-Za-z0-9_-]{1,40}$/

/** Whether a link may lead here; however the site that made it wrote the address. */
export function isDeepLinkPage(pathname: string): boolean {
  const path = pathname.toLowerCase()
  return deepLinkPages.includes(path.endsWith('/') ? path.slice(0, -1) : path)
}

/** What an address says to the landing, and the address without it. None: nothing in it is for the landing. */
export function deepLinkIn(search: string): { parameters: DeepLinkParameters; rest: string } | undefined {
  const taken = takenFrom(search, names)
  return taken && { parameters: taken.given, rest: taken.rest }
}

/** Takes what a link says out of the address bar before anything else can read it there (AGG-01, T5). */
export function takeDeepLink(): void {
  const { pathname, search, hash } = location
  const landing = isDeepLinkPage(pathname) ? deepLinkIn(search) : undefined
  if (!landing) return
  history.replaceState(history.state, '', pathname + landing.rest + hash)
  holdDeepLink(landing.parameters)
}

export function holdDeepLink(parameters: DeepLinkParameters): void {
  const word = parameters.get('redirected-from') ?? ''
  const isFromSite = parameters.has('token') || (parameters.has('quoteref') && !parameters.has('quote'))
  const isLinked = isFromSite || parameters.has('quote')
  // An address can say anything: only a site that we know is believed.
  const site = comparisonSiteOf(referenceIn(parameters.get(SOURCE) ?? ''))?.key
  // Nothing is left of a link before.
  useDeepLink.setState(
    {
      parameters: isLinked ? parameters : undefined,
      redirectedFrom: WORD.test(word) ? word : undefined,
      arrivedBy: isFromSite ? { site } : undefined,
      aggLoading: isFromSite,
    },
    true,
  )
  // Of a link that names no quote it is about the one this tab has.
  if (!isLinked) saveRedirectedFrom()
}

/** Kept with the quote it came with (AGG-15). */
export function saveRedirectedFrom(): void {
  const { redirectedFrom } = useDeepLink.getState()
  if (redirectedFrom !== undefined) useQuote.setState({ redirectedFrom })
}

export function currentRedirectedFrom(): string | undefined {
  return useDeepLink.getState().redirectedFrom ?? useQuote.getState().redirectedFrom
}

/**
 * Whose visitor is seeing a page (JRN-24, AGG-11). Somebody who arrives by a comparison site's link is the site's from the first
 * view on, before their quote has loaded and also if it never does; a link made before links named their site still says that it is
 * a comparison site's. From then on the quote in the tab decides.
 */
export function currentVisitor(): Visitor {
  const { arrivedBy, parameters, link } = useDeepLink.getState()
  const { aggregator } = useQuote.getState()
  if (!arrivedBy && !aggregator) return { channel: 'Direct' }
  // While a link is followed, the quote in the tab may be an older one, of another site.
  const source =
    arrivedBy?.site ?? (arrivedBy && (parameters ?? link) ? undefined : aggregator?.sourceOfBusiness)
  return { channel: 'Aggregator', source }
}

/**
 * A page has been counted. Once no link is being followed, it was the one the link led to, and the last one the link decides. What a
 * link came to is told on two pages; whoever leaves them has been told.
 */
export function pageCounted(path: string): void {
  const { parameters, link } = useDeepLink.getState()
  if (!parameters && !link) useDeepLink.setState({ arrivedBy: undefined })
  if (path !== paths.root && path !== paths.error)
    useDeepLink.setState({ dead: undefined, failed: undefined })
}

/** What a link to a quote asks for (AGG-01, AGG-02). */
export type DeepLink =
  | { kind: 'comparison-site'; token: string; quoteReference: string; isBreakdownSelected: boolean }
  /** Opened by a press, unless its customer has just passed a check in this tab (RMD-05). */
  | { kind: 'emailed-link'; token: string; isUnlocked?: boolean }
  /** Part of it is missing, or it names a quote by something that is no name of one. */
  | { kind: 'damaged'; of: 'comparison-site' | 'emailed-link'; quoteReference?: string }

/** The link in what an address said; none where it names no quote. Read by the pages it leads to: the first screen needs no more than its taking. */
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

/** Told with a link that is followed inside the site, by the page where its customer has just passed a check (RMD-05). */
export const unlocked = { isUnlocked: true } as const

export function asUnlocked(link: DeepLink | undefined, locationState: unknown): DeepLink | undefined {
  const isUnlocked =
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isUnlocked') === true
  return link?.kind === 'emailed-link' ? { ...link, isUnlocked } : link
}

/** Follows the link again whose quote could not be loaded: what "refresh" does on the page of the error (END-06). */
export function retryDeepLink(): void {
  const { failed: link } = useDeepLink.getState()
  if (link) useDeepLink.setState({ link, aggLoading: link.kind === 'comparison-site', failed: undefined })
}
