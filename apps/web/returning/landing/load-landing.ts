import { errorWords } from '../../api/error-catalogue'
import { getAggregatorQuote } from '../../api/get-aggregator-quote'
import { getQuote } from '../../api/get-quote'
import { endOfQuote } from '../../api/quote-problems'
import type { RestoredQuote, Restoring } from '../../api/restoring'
import { keepRedirectedFrom, type LeadsTo } from '../../kept/arrival/landing-link'
import type { LandingLink } from '../../kept/arrival/landing-parameters'
import { takeRestored } from '../../kept/restored/take-restored'
import { wayOnFromRestored } from '../../kept/restored/way-on'
import { useResults } from '../../kept/results-state'
import { paths } from '../../paths'
import { pageOfLanding } from './page-of-landing'

/** Where a link leads in the end, and what is said on the way. */
export type Landed = LeadsTo & { says?: string }

/** What an empty answer means, by the call that gave it (ERR-03, D-246). */
const nothing = { 'comparison-site': errorWords.noSession, token: errorWords.noQuote } as const

/**
 * Loads the quote of a link into the tab and says which page it belongs on (AGG-02, AGG-04). What the tab held before is replaced
 * only by a quote that has arrived.
 */
export async function loadLanding(
  link: LandingLink,
  pathname: string,
  signal: AbortSignal,
): Promise<Landed | undefined> {
  if (link.kind === 'broken') return { to: paths.root, says: nothing['comparison-site'] }
  const found = await follow(link, signal)
  // The customer has gone elsewhere meanwhile.
  if (signal.aborted) return undefined
  switch (found.kind) {
    case 'restored':
      return take(found.quote, link.kind, pathname)
    case 'not-found':
      return { to: paths.root, says: nothing[link.kind] }
    case 'refused':
      return { to: endOfQuote(found.code).to }
    case 'unreachable':
      return { to: paths.error }
  }
}

type Whole = Exclude<LandingLink, { kind: 'broken' }>

function follow(link: Whole, signal: AbortSignal): Promise<Restoring> {
  return link.kind === 'token' ? getQuote(link.token, signal) : getAggregatorQuote(link, signal)
}

async function take(quote: RestoredQuote, kind: Whole['kind'], pathname: string): Promise<LeadsTo> {
  try {
    await takeRestored(quote, kind === 'token' ? 'stored-quote' : 'comparison-site')
  } catch (error) {
    // Its questions could not be fetched, or it is no quote: told to whoever listens for errors, and to the customer (AGG-04).
    reportError(error)
    return { to: paths.error }
  }
  keepRedirectedFrom()
  const { isVehicleLess } = useResults.getState()
  // The panel beside the price asks a visitor of a comparison site; everybody else is asked first what no longer holds.
  return kind === 'token' && !isVehicleLess ? wayOnFromRestored() : { to: pageOfLanding(pathname) }
}
