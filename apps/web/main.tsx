import 'virtual:brands.css'
import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { BarePage } from './frame/Frame'
import { NotLoaded } from './frame/PageBoundary'
import { pathOf, paths, stepPath } from './paths'
import { isOfferDue, loadOffer } from './resume/draft/load-resume-offer'
import { takeEmailToken, takeReminderLink, takeSavedQuoteToken } from './resume/links/address-tokens'
import { currentRedirectedFrom, takeDeepLink } from './resume/links/deep-link'
import { browserHistory, Router } from './router'
import { fetchPage } from './routes'
import { hasJourneyDefinition } from './state/journey-definition'
import { dropPrerendered, isPrerendered } from './state/pre-hydration-input'
import { needsEveryQuestion } from './state/quote-state'
import { rememberCampaign, tellRedirectedFrom } from './tracking/tracking'
import { watchErrors } from './tracking/watch-errors'

watchErrors()
takeSavedQuoteToken()
takeReminderLink()
takeEmailToken()
takeDeepLink()
tellRedirectedFrom(currentRedirectedFrom)
rememberCampaign()
// Not awaited at the top of the file: what is fetched here imports from the file that would still be waiting for it.
void start()

async function start(): Promise<void> {
  // A new visitor need not wait for the questions of the later steps.
  const isJudgeable = !needsEveryQuestion() || (await hasJourneyDefinition())
  // What does not come is told in the page's place.
  await fetchPage(pathOf(location.pathname)).catch(() => undefined)
  // Without it the first step stands as for anybody.
  if (isOfferDue()) await loadOffer().catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to draw in')
  const page = (
    <StrictMode>
      <Router history={browserHistory}>
        {isJudgeable ? (
          <App />
        ) : (
          <BarePage>
            <NotLoaded what="your quote" />
          </BarePage>
        )}
      </Router>
    </StrictMode>
  )
  // As a transition the first drawing is done in small slices, so that a slow phone answers a touch in between.
  startTransition(() => {
    if (isPrerendered(root)) return void hydrateRoot(takeFirstAddress(root), page)
    dropPrerendered(root)
    createRoot(root).render(page)
  })
}

/** What was drawn ahead is the first step; whoever was sent it at an address that leads there is there. */
function takeFirstAddress(root: HTMLElement): HTMLElement {
  const { pathname, search, hash } = location
  const isBefore = [paths.root, paths.quote].some((path) => path === pathOf(pathname))
  if (isBefore) history.replaceState(history.state, '', stepPath('vehicleDetails') + search + hash)
  return root
}
