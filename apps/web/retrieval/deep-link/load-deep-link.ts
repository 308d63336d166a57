import {
  getAggregatorQuote,
  getQuote,
  type RestoredQuote,
  type RestoreResult,
} from '../../api/retrieve-quote.ts'
import { pageOf } from '../../offer/get-price.ts'
import { pathOf, paths } from '../../paths.ts'
import type { DeadLink } from '../../resume/links/dead-link.ts'
import { type DeepLink, type LeadsTo, saveRedirectedFrom } from '../../resume/links/deep-link.ts'
import { pageAfterResuming, takeResumedQuote } from '../../resume/resumed-quote.ts'
import { endOfRefusal } from '../../state/end-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import { nextTask } from '../../ui/next-task.ts'

/** Where a link leads in the end, and `dead` if it opened nothing. */
export type LoadedDeepLink = LeadsTo & { dead?: DeadLink }

/**
 * Loads the quote of a link into the tab and returns its page (AGG-02, AGG-04). The tab's state is only replaced once the quote has
 * arrived.
 */
export async function loadDeepLink(
  link: DeepLink,
  pathname: string,
  signal: AbortSignal,
): Promise<LoadedDeepLink | undefined> {
  if (link.kind === 'damaged') return deadEnd(link)
  const found = await follow(link, signal)
  // The customer has left the page meanwhile.
  if (signal.aborted) return undefined
  switch (found.kind) {
    case 'restored':
      return take(found.quote, link.kind, pathname)
    case 'not-found':
      return deadEnd(link)
    case 'refused': {
      const { to, state } = endOfRefusal(found)
      return to === paths.error ? failed(pathname) : { to, state }
    }
    case 'unreachable':
      return failed(pathname)
  }
}

/** Shown at the start, where the specification sends it (AGG-04), with a way to get a new link. */
export function deadEnd(link: DeepLink): LoadedDeepLink {
  const dead: DeadLink =
    link.kind === 'damaged'
      ? { kind: link.of, why: 'damaged', quoteReference: link.quoteReference }
      : { ...link, why: 'gone' }
  return { to: paths.root, dead }
}

/** "Refresh" on the error page tries the page again (END-06). */
const failed = (pathname: string): LoadedDeepLink => ({ to: paths.error, state: { again: pathOf(pathname) } })

type Whole = Exclude<DeepLink, { kind: 'damaged' }>

function follow(link: Whole, signal: AbortSignal): Promise<RestoreResult> {
  return link.kind === 'emailed-link' ? getQuote(link.token, signal) : getAggregatorQuote(link, signal)
}

async function take(quote: RestoredQuote, kind: Whole['kind'], pathname: string): Promise<LeadsTo> {
  try {
    await takeResumedQuote(quote, kind === 'emailed-link' ? 'stored-quote' : 'comparison-site')
  } catch (error) {
    // Its questions could not be loaded, or it is not a quote: reported as an error, and shown to the customer (AGG-04).
    reportError(error)
    return failed(pathname)
  }
  // What was just stored is rendered before the quote's page.
  await nextTask()
  saveRedirectedFrom()
  const { isVehicleLess } = useResults.getState()
  // The panel next to the price asks visitors from a comparison site; everyone else is first asked for answers that are no longer
  // valid.
  return kind === 'emailed-link' && !isVehicleLess ? pageAfterResuming() : { to: pageOfDeepLink(pathname) }
}

/**
 * The page of the quote in this tab. The outcome decides first; a vehicle-less quote goes to the vehicle landing page (D-038). A
 * link to the choice of term leads there while there is a choice (D-036); everyone else expects the price they clicked.
 */
export function pageOfDeepLink(landedOn: string): string {
  const { results, isVehicleLess } = useResults.getState()
  if (results === undefined) return paths.root
  const { to } = pageOf(results)
  const isOffered = to === paths.policySelection || to === resultsPath()
  if (!isOffered) return to
  if (isVehicleLess) return paths.vehicleLanding
  return pathOf(landedOn) === paths.policySelection ? to : resultsPath()
}
