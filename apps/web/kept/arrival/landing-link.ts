import { create } from 'zustand'
import type { Change } from '../../questions/summary/change'
import { useQuote } from '../quote-state'
import { isLanding, type LandingLink, type LandingParameters, landingParameters } from './landing-parameters'

/** A link to a quote that is being followed. In no storage and in no history: this page alone holds it (T5). */
export type Landing = {
  link?: LandingLink | undefined
  /** Told with events while the quote it will be kept with is still on its way. */
  redirectedFrom?: string | undefined
  /** While the quote of a comparison site is loaded (AGG-05, DAT-01). */
  aggLoading: boolean
  /** Where the loaded quote belongs; until the customer is there, nothing else is shown. */
  leadsTo?: LeadsTo | undefined
}

/** A page, and which answer is asked for again there, if any. */
export type LeadsTo = { to: string; state?: Change | undefined }

export const useLanding = create<Landing>(() => ({ aggLoading: false }))

/** Takes what a link says out of the address bar before anything else can read it there (AGG-01, T5). */
export function takeLandingLink(): void {
  const { pathname, search, hash } = location
  const parameters = isLanding(pathname) ? landingParameters(search) : undefined
  if (!parameters) return
  history.replaceState(history.state, '', pathname + parameters.rest + hash)
  holdLanding(parameters)
}

export function holdLanding({ link, redirectedFrom }: LandingParameters): void {
  useLanding.setState({
    link,
    redirectedFrom,
    aggLoading: link?.kind === 'comparison-site',
    leadsTo: undefined,
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
