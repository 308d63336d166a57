import 'virtual:brands.css'
import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, PagePanel } from './App.tsx'
import { BarePage } from './frame/Frame.tsx'
import { NotLoaded } from './frame/PageBoundary.tsx'
import { pathOf, paths, stepPath } from './paths.ts'
import { isOfferDue, loadOffer } from './resume/draft/load-resume-offer.ts'
import { takeEmailToken, takeReminderLink, takeSavedQuoteToken } from './resume/links/address-tokens.ts'
import { currentRedirectedFrom, currentVisitor, takeDeepLink } from './resume/links/deep-link.ts'
import { browserHistory, Router } from './router.tsx'
import { fetchPage } from './routes.tsx'
import { hasJourneyDefinition } from './state/journey-definition.ts'
import { dropPrerendered, isPrerendered } from './state/pre-hydration-input.ts'
import { needsEveryQuestion } from './state/quote-state.ts'
import { rememberCampaign, tellRedirectedFrom } from './tracking/tracking.ts'
import { watchErrors } from './tracking/watch-errors.ts'
import { nextTask } from './ui/next-task.ts'

/** The delay between the page load and counting the visit: the first screen is rendered and can be answered first. */
const PATIENCE_MS = 2_000

watchErrors()
takeSavedQuoteToken()
takeReminderLink()
takeEmailToken()
takeDeepLink()
tellRedirectedFrom(currentRedirectedFrom)
rememberCampaign()
// Loaded when the page is idle: no one should wait for the code that counts visits (DSK-901).
whenIdle(async () => (await import('./visit/watch-visit.ts')).watchVisit(currentVisitor))
// No top-level await: the chunks loaded here import from this module, which would still be waiting for them.
void start()

async function start(): Promise<void> {
  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to draw in')
  const isFirstScreen = isPrerendered(root)
  // The code that questions and pages are built on runs in an earlier task. Without it they fail to load too, and show an error.
  if (!isFirstScreen) await import('@milepost/domain/lists/code-list').catch(() => undefined)
  // A new visitor need not wait for the questions of the later steps.
  const isDefinitionLoaded = !needsEveryQuestion() || (await hasJourneyDefinition())
  await nextTask()
  await Promise.all([
    // A page that fails to load shows an error in its place.
    fetchPage(pathOf(location.pathname)).catch(() => undefined),
    // The first screen has it already.
    isFirstScreen || PagePanel.fetch(),
    // Without the offer the first step shows as for a new visitor.
    isOfferDue() && loadOffer().catch(() => undefined),
  ])
  const page = (
    <StrictMode>
      <Router history={browserHistory}>
        {isDefinitionLoaded ? (
          <App />
        ) : (
          <BarePage>
            <NotLoaded what="your quote" />
          </BarePage>
        )}
      </Router>
    </StrictMode>
  )
  // In a transition the first render is time-sliced, so that a slow phone stays responsive.
  startTransition(() => {
    if (isFirstScreen) return void hydrateRoot(takeFirstAddress(root), page)
    dropPrerendered(root)
    createRoot(root).render(page)
  })
}

/** The prerendered page is the first step; on a path that redirects there, the URL is replaced. */
function takeFirstAddress(root: HTMLElement): HTMLElement {
  const { pathname, search, hash } = location
  const isBefore = [paths.root, paths.quote].some((path) => path === pathOf(pathname))
  if (isBefore) history.replaceState(history.state, '', stepPath('vehicleDetails') + search + hash)
  return root
}

/** Runs once the page has loaded and is idle. Only for work that the customer does not depend on: a failure to load is ignored. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => setTimeout(() => work().catch(() => undefined), PATIENCE_MS)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
