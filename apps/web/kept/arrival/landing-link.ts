import { fragmentBeside } from '@milepost/contract/links'
import { create } from 'zustand'
import { paths } from '../../paths'
import type { Change } from '../../questions/summary/change'
import type { Visitor } from '../../tracking/tracking'
import type { EndState } from '../end-state'
import type { DeadLink } from '../links/dead-link'
import { useQuote } from '../quote-state'
import { isLanding, type LandingLink, type LandingParameters, landingParameters } from './landing-parameters'

/** A link to a quote that is being followed. In no storage and in no history: this page alone holds it (T5). */
export type Landing = {
  link?: LandingLink | undefined
  /** Told with events while the quote it will be kept with is still on its way. */
  redirectedFrom?: string | undefined
  /** Set by a comparison site's link until the page it leads to has been counted: no quote says yet whose visitor this is. */
  arrivedBy?: { site: string | undefined } | undefined
  /** While the quote of a comparison site is loaded (AGG-05, DAT-01). */
  aggLoading: boolean
  /** Where the loaded quote belongs; until the customer is there, nothing else is shown. */
  leadsTo?: LeadsTo | undefined
  /** A link whose quote could not be loaded, for "refresh" on the page of the error (END-06). */
  failed?: LandingLink | undefined
  /** The link opened nothing: told on the page it leads to, with a way to have a new one (AGG-04, RMD-07). */
  dead?: DeadLink | undefined
}

/** A page, and what it is told: which answer is asked for again there, or how the quote ended. */
export type LeadsTo = { to: string; state?: Change | EndState | undefined }

export const useLanding = create<Landing>(() => ({ aggLoading: false }))

/** Takes what a link says out of the address bar before anything else can read it there (AGG-01, T5). */
export function takeLandingLink(): void {
  const { pathname } = location
  const parameters = isLanding(pathname) ? landingParameters(location) : undefined
  if (!parameters) return
  history.replaceState(history.state, '', pathname + parameters.rest + fragmentBeside(location.hash))
  holdLanding(parameters)
}

export function holdLanding({ link, site, redirectedFrom }: LandingParameters): void {
  const isFromSite =
    link?.kind === 'comparison-site' || (link?.kind === 'damaged' && link.of === 'comparison-site')
  useLanding.setState({
    link,
    redirectedFrom,
    arrivedBy: isFromSite ? { site } : undefined,
    aggLoading: link?.kind === 'comparison-site',
    leadsTo: undefined,
    failed: undefined,
    dead: undefined,
  })
  // Of a link that names no quote it is about the one this tab has.
  if (link === undefined) keepRedirectedFrom()
}

/** Kept with the quote it came with (AGG-15). */
export function keepRedirectedFrom(): void {
  const { redirectedFrom } = useLanding.getState()
  if (redirectedFrom !== undefined) useQuote.setState({ redirectedFrom })
}

export function currentRedirectedFrom(): string | undefined {
  return useLanding.getState().redirectedFrom ?? useQuote.getState().redirectedFrom
}

/**
 * Whose visitor is seeing a page (JRN-24, AGG-11). Somebody who arrives by a comparison site's link is the site's from the first
 * view on, before their quote has loaded and also if it never does; a link made before links named their site still says that it is
 * a comparison site's. From then on the quote in the tab decides.
 */
export function currentVisitor(): Visitor {
  const { arrivedBy, link } = useLanding.getState()
  const { aggregator } = useQuote.getState()
  if (!arrivedBy && !aggregator) return { channel: 'Direct' }
  // While a link is followed, the quote in the tab may be an older one, of another site.
  const source = arrivedBy?.site ?? (arrivedBy && link ? undefined : aggregator?.sourceOfBusiness)
  return { channel: 'Aggregator', ...(source !== undefined && { source }) }
}

/**
 * A page has been counted. Once no link is being followed, it was the one the link led to, and the last one the link decides. What a
 * link came to is told on two pages; whoever leaves them has been told.
 */
export function pageCounted(path: string): void {
  if (useLanding.getState().link === undefined) useLanding.setState({ arrivedBy: undefined })
  if (path !== paths.root && path !== paths.error) useLanding.setState({ dead: undefined, failed: undefined })
}

/** Follows the link again whose quote could not be loaded: what "refresh" does on the page of the error (END-06). */
export function retryLanding(): void {
  const { failed: link } = useLanding.getState()
  if (link) useLanding.setState({ link, aggLoading: link.kind === 'comparison-site', failed: undefined })
}
