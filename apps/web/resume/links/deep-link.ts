import { referenceIn, SOURCE_PARAMETER, takenFrom } from '@milepost/contract/link-address'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { create } from 'zustand'
import type { Change } from '../../form/change.ts'
import { paths } from '../../paths.ts'
import type { EndState } from '../../state/end-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import type { Visitor } from '../../tracking/tracking.ts'
import type { DeadLink } from './dead-link.ts'

/** The deep-link parameters of a URL, with lower-case names. */
export type DeepLinkParameters = ReadonlyMap<string, string>

/** A deep link that is being followed. In memory only: in no storage and in no history (T5). */
export type DeepLinkState = {
  /** The parameters of the link, until the page it leads to reads them. */
  parameters?: DeepLinkParameters | undefined
  link?: DeepLink | undefined
  /** Sent with events while the quote that it will be stored with is still loading. */
  redirectedFrom?: string | undefined
  /**
   * Set by a comparison site's link until the page it leads to has been tracked: until then no quote records where the visitor came from.
   */
  arrivedBy?: { site: string | undefined } | undefined
  /** While the quote of a comparison site is loading (AGG-05, DAT-01). */
  aggLoading: boolean
  /** The page of the loaded quote; until the customer is there, nothing else is shown. */
  leadsTo?: LeadsTo | undefined
  /** A link whose quote could not be loaded, for "refresh" on the error page (END-06). */
  failed?: DeepLink | undefined
  /** The link opened nothing: shown on the page it leads to, with a way to get a new one (AGG-04, RMD-07). */
  dead?: DeadLink | undefined
}

/** A page and its location state: which answer is asked again there, or how the quote ended. */
export type LeadsTo = { to: string; state?: Change | EndState | undefined }

export const useDeepLink = create<DeepLinkState>(() => ({ aggLoading: false }))

/** The pages a deep link may lead to (D-228). The reminder page reads its own. */
const deepLinkPages: readonly string[] = [
  paths.results,
  paths.pcwResult,
  paths.vehicleLanding,
  paths.policySelection,
]

const SOURCE = SOURCE_PARAMETER.toLowerCase()
const names = ['token', 'quoteref', 'isbreakdownselected', 'quote', 'redirected-from', SOURCE]

/** A word, never a URL: it redirects to nothing (T12). */
const WORD = /^[A-Za-z0-9_-]{1,40}$/

/** Whether a deep link may lead here, regardless of case and trailing slash. */
export function isDeepLinkPage(pathname: string): boolean {
  const path = pathname.toLowerCase()
  return deepLinkPages.includes(path.endsWith('/') ? path.slice(0, -1) : path)
}

/** The deep-link parameters of a URL, and the URL without them. Undefined if there are none. */
export function deepLinkIn(search: string): { parameters: DeepLinkParameters; rest: string } | undefined {
  const taken = takenFrom(search, names)
  return taken && { parameters: taken.parameters, rest: taken.rest }
}

/** Removes the contents of a link from the address bar before anything else can read them there (AGG-01, T5). */
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
  // A URL can contain anything, so only known sites are accepted.
  const site = comparisonSiteOf(referenceIn(parameters.get(SOURCE) ?? ''))?.key
  // Replaces the state of any earlier link.
  useDeepLink.setState(
    {
      parameters: isLinked ? parameters : undefined,
      redirectedFrom: WORD.test(word) ? word : undefined,
      arrivedBy: isFromSite ? { site } : undefined,
      aggLoading: isFromSite,
    },
    true,
  )
  // A link that names no quote is about the one in this tab.
  if (!isLinked) saveRedirectedFrom()
}

/** Stored with the quote it came with (AGG-15). */
export function saveRedirectedFrom(): void {
  const { redirectedFrom } = useDeepLink.getState()
  if (redirectedFrom !== undefined) useQuote.setState({ redirectedFrom })
}

export function currentRedirectedFrom(): string | undefined {
  return useDeepLink.getState().redirectedFrom ?? useQuote.getState().redirectedFrom
}

/**
 * The channel of the visitor (JRN-24, AGG-11). A visitor who arrives by a comparison site's link counts as the site's from the
 * first view, before the quote has loaded and even if it never does; older links do not name their site, but still count as a
 * comparison site's. After that the quote in the tab decides.
 */
export function currentVisitor(): Visitor {
  const { arrivedBy, parameters, link } = useDeepLink.getState()
  const { aggregator } = useQuote.getState()
  if (!arrivedBy && !aggregator) return { channel: 'Direct' }
  // While a link is followed, the quote in the tab may be an older one from another site.
  const source =
    arrivedBy?.site ?? (arrivedBy && (parameters ?? link) ? undefined : aggregator?.sourceOfBusiness)
  return { channel: 'Aggregator', source }
}

/**
 * A page has been tracked. If no link is being followed any more it was the link's own page, the last one that the link decides. A
 * failed or dead link is reported on two pages, and cleared once the customer leaves them.
 */
export function pageCounted(path: string): void {
  const { parameters, link } = useDeepLink.getState()
  if (!parameters && !link) useDeepLink.setState({ arrivedBy: undefined })
  if (path !== paths.root && path !== paths.error)
    useDeepLink.setState({ dead: undefined, failed: undefined })
}

/** What a link to a quote asks for (AGG-01, AGG-02); read from its parameters by `read-deep-link.ts`. */
export type DeepLink =
  | { kind: 'comparison-site'; token: string; quoteReference: string; isBreakdownSelected: boolean }
  /** Opened by a button press, unless the customer has just passed a check in this tab (RMD-05). */
  | { kind: 'emailed-link'; token: string; isUnlocked?: boolean }
  /** Part of it is missing, or its quote reference is not valid. */
  | { kind: 'damaged'; of: 'comparison-site' | 'emailed-link'; quoteReference?: string }
